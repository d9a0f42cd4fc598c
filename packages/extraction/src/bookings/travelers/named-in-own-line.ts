import { citiesNamed } from '@sextant/places/cities/find-city'
import { matchesOf } from '../../kit/matches-of'
import { nameWords } from '../../languages/person-names'
import { placeKinds } from '../../languages/place-words'
import { isTitleWord } from '../../languages/title-words'
import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import { type Candidate, unscoredCandidate } from '../roles'
import { nameKey } from './name-words'

const word = "\\p{Lu}[\\p{L}\\p{M}'’-]+"
/** A name of two or three words behind a title: `für Frau Birgit Hahn`. */
const titled = new RegExp(`(?<![\\p{L}\\p{M}])(\\p{L}{1,8})\\.? (?=(${word}(?: ${word}){1,2}))`, 'gu')
/** A name between dashes or strokes: `06:15 – Nadia Rahman – 14 Mill Lane`. */
const dashed = new RegExp(`(?:^|[-–—|·] )(?=(${word}(?: ${word}){1,2})(?: [-–—|·]|$))`, 'gu')

/** Whether a text is the name of a person and not of a place: `Victoria Station`. */
function isPerson(text: string): boolean {
  const [first = '', ...others] = text.split(' ')
  return (
    nameWords(first).given > 0 && others.length > 0 && placeKinds(text).size === 0 && citiesNamed(text).length === 0
  )
}

/** The full names in a line, with a title or set off by dashes. */
function namesIn(line: Line, candidates: readonly Candidate[]): readonly Candidate[] {
  const found = [
    ...matchesOf(line.text, titled).filter(([, title = '']) => isTitleWord(title)),
    ...matchesOf(line.text, dashed),
  ]
  return found.flatMap((match) => {
    const value = match.at(-1) ?? ''
    if (!isPerson(value)) return []
    const start = match.index + match[0].length
    const isName = ({ type, line: at, value: own }: Mention): boolean =>
      type === 'text' && at === line.index && own === value
    const mention = { type: 'text', line: line.index, start, end: start + value.length, value } as const
    const known = candidates.find((one) => isName(one.mention))
    return [known ?? unscoredCandidate({ ...mention, form: '', detail: '' })]
  })
}

/** A place without the person before it, `Nadia Rahman – 14 Mill Lane`; undefined if it is a person. */
function withoutPerson(place: Candidate | undefined, names: readonly Candidate[]): Candidate | undefined {
  const { mention } = place ?? {}
  if (!place || !mention) return place
  const own = names.find((one) => one.mention.line === mention.line && mention.value.includes(one.mention.value))
  if (!own) return place
  const at = mention.value.indexOf(own.mention.value) + own.mention.value.length
  const [lead = ''] = /^ [-–—|·] /u.exec(mention.value.slice(at)) ?? []
  const value = mention.value.slice(at + lead.length)
  return lead === '' || value === ''
    ? undefined
    : { ...place, mention: { ...mention, start: mention.end - value.length, value } }
}

/**
 * Gives bookings that begin in lines of their own the people whose names these lines have, with a title or set off by
 * dashes, if not all are the same: rooms or rides that are listed by person. A stay that had a person for its hotel is
 * in the only one that the page has.
 */
export function withNamedInOwnLine(
  bookings: readonly Booking[],
  { candidates, context }: AssembledPage,
): readonly Booking[] {
  const { lines } = context.read.page
  const named = bookings.map(({ draft }) => {
    const line = lines[draft.anchor.mention.line]
    return line?.origin === 'body' && !line.isQuoted ? namesIn(line, candidates) : []
  })
  const keys = new Set(named.map((names) => names.map(({ mention }) => nameKey(mention.value)).join()))
  keys.delete('')
  if (keys.size < 2) return bookings
  const all = named.flat()
  const hotels = bookings.flatMap(({ kind, draft }) =>
    kind === 'lodging' ? (withoutPerson(draft.slots.place, all) ?? []) : [],
  )
  const [hotel] = hotels
  const isOne = hotels.every(({ mention }) => mention.value === hotel?.mention.value)
  return bookings.map((booking, at) => {
    const travelers = [...(named[at] ?? [])]
    if (travelers.length === 0) return booking
    const { from, to, place, ...others } = booking.draft.slots
    const bare = {
      from: withoutPerson(from, travelers),
      to: withoutPerson(to, travelers),
      place: withoutPerson(place, travelers) ?? (booking.kind === 'lodging' && isOne ? hotel : undefined),
    }
    const places = Object.fromEntries(
      Object.entries(bare).flatMap(([slot, one]) => (one ? [[slot, one] as const] : [])),
    )
    return { ...booking, draft: { ...booking.draft, slots: { ...others, ...places }, travelers } }
  })
}
