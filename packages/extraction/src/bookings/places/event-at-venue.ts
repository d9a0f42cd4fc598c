import { particleTag } from '../../languages/lexicon'
import { isHall } from '../../languages/venue-words'
import type { Context } from '../../links/context'
import { type MentionType, mentionAt, overlaps } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { Draft } from '../draft'
import { isAlone, isPlain } from '../plain-lines'
import { type Candidate, unscoredCandidate } from '../roles'

/** A line of an address: `24-26 Leicester Square, London WC2H 7LQ`. */
const street = /\p{L}.*,.*\d|\d.*,.*\p{L}/u
/** Minimum probability of what is shown at a venue, and how many times as likely as the venue it must be as a name. */
const minShown = 0.5
const muchLikelier = 2
/** Maximum number of lines between the name of what is shown and its hour. */
const maxAbove = 6

/** What a title does not contain. */
const values: ReadonlySet<MentionType> = new Set(['date', 'time', 'code', 'money'])

const atTag = particleTag('at')

/** Whether a name begins with a preposition: `At The Old Brewery`. */
const isAfterPreposition = ({ mention: { line, start, value } }: Candidate, { read }: Context): boolean =>
  (read.tags[line] ?? []).some(
    (tag) => tag.start === start && tag.end < start + value.length && tag.ids.includes(atTag),
  )

/** Whether a place stands above its address, and below the hour. */
function isAboveAddress({ mention: { line } }: Candidate, { anchor }: Draft, { read, byLine }: Context): boolean {
  const isTimed = (byLine[line + 1] ?? []).some(({ type }) => type === 'date' || type === 'time')
  return !isTimed && line > anchor.mention.line && street.test(read.page.lines[line + 1]?.text ?? '')
}

/** Labels of the place where participants meet, which is not what they came for. */
const meetingPoint =
  /^(?:meeting (?:point|place)|treffpunkt|(?:point|lieu) de (?:rendez-vous|rencontre)|(?:punto|lugar) de encuentro|punto (?:d['’]incontro|di ritrovo)|ponto de encontro|ontmoetingspunt|verzamelpunt|mødested|møtested|mötesplats|miejsce zbiórki|место встречи|集合場所|集合地点|만나는 장소) ?[:：]/iu

/** A title of several words, which may have a number. */
const title = /^\p{Lu}[^:|]{8,88}[^:|.,!?]$/u

/** The lines above an hour, and not those of the venue and travelers, with nothing beside them. */
function linesAbove({ anchor, travelers }: Draft, venue: Candidate, context: Context): Line[] {
  const { line } = anchor.mention
  const others = new Set([venue, ...travelers].map(({ mention }) => mention.line))
  return context.read.page.lines
    .slice(Math.max(0, line - maxAbove), line)
    .filter((one) => !others.has(one.index) && one.origin === 'body' && isAlone(one, context))
}

const nameIn = (line: Line | undefined): Candidate | undefined =>
  line && unscoredCandidate(mentionAt(line, 'text', 0, line.text, line.text, 'line'))

/** The last of some lines that is a name and nothing else. */
const lastName = (lines: readonly Line[], context: Context): Candidate | undefined =>
  nameIn(lines.findLast((one) => isPlain(one, context)))

/** The longest of some lines that may be titles. */
const longestTitle = (lines: readonly Line[], { byLine }: Context): Candidate | undefined =>
  nameIn(
    lines
      .filter(({ text, index }) => title.test(text) && (byLine[index] ?? []).every(({ type }) => !values.has(type)))
      .toSorted((a, b) => b.text.length - a.text.length)[0],
  )

/**
 * What is shown at the chosen place of an event, if that is only where: a hall, a meeting point, the text after a
 * preposition, or a house above its address. The name must be likely, or much likelier than that of a house; undefined
 * if there is none.
 */
export function eventAtVenue(venue: Candidate, draft: Draft, context: Context): Candidate | undefined {
  const isInHall = isHall(venue.mention.value)
  const isMet = meetingPoint.test(context.read.page.lines[venue.mention.line]?.text ?? '')
  const isAt = isInHall || isMet || isAfterPreposition(venue, context)
  if (!isAt && !isAboveAddress(venue, draft, context)) return undefined
  const min = isAt ? minShown : Math.max(minShown, muchLikelier * (venue.roles.place ?? 0))
  const [shown] = (draft.ranked.place ?? []).flatMap(({ candidate }) => {
    const isNamed =
      candidate &&
      candidate.mention.line < draft.anchor.mention.line &&
      (candidate.roles.place ?? 0) >= min &&
      !overlaps(candidate.mention, venue.mention)
    return isNamed ? [candidate] : []
  })
  const above = linesAbove(draft, venue, context)
  return shown ?? (isInHall ? lastName(above, context) : isMet ? longestTitle(above, context) : undefined)
}
