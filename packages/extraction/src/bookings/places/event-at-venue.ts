import { particleTag } from '../../languages/lexicon'
import { isHall } from '../../languages/venue-words'
import type { Context } from '../../links/context'
import { mentionAt, overlaps } from '../../mentions/mention'
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

/** The last line above an hour, and not that of the venue, that is a name and nothing else. */
function nameAbove({ anchor }: Draft, venue: Candidate, context: Context): Candidate | undefined {
  const { line } = anchor.mention
  const above = context.read.page.lines
    .slice(Math.max(0, line - maxAbove), line)
    .findLast((one) => one.index !== venue.mention.line && isPlain(one, context) && isAlone(one, context))
  return above && unscoredCandidate(mentionAt(above, 'text', 0, above.text, above.text, 'line'))
}

/**
 * What is shown at the chosen place of an event, if that is only where: a hall, the text after a preposition, or a
 * house above its address. The name must be likely, or much likelier than that of a house; undefined if there is none.
 */
export function eventAtVenue(venue: Candidate, draft: Draft, context: Context): Candidate | undefined {
  const isInHall = isHall(venue.mention.value)
  const isAt = isInHall || isAfterPreposition(venue, context)
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
  return shown ?? (isInHall ? nameAbove(draft, venue, context) : undefined)
}
