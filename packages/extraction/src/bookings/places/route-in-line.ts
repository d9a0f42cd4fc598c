import { matchesOf } from '../../kit/matches-of'
import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'
import { kinds } from '../kinds'
import type { Booking } from '../resolve'
import { type Candidate, unscoredCandidate } from '../roles'
import type { PageValues } from '../same-position'
import { endOf } from '../times/draft-times'
import { canFly } from '../times/flight-time'
import { airportIn } from './airport-in-line'

/** Minimum probability for an airport to be kept regardless of the flight's line. */
const sure = 0.8

/** The distinct airports of a line in order. Of mentions at one position, the longest counts. */
function airportsIn(line: number, candidates: readonly Candidate[]): Candidate[] {
  const named = candidates
    .filter(({ mention }) => mention.type === 'airport' && mention.line === line)
    .toSorted((a, b) => a.mention.start - b.mention.start || b.mention.end - a.mention.end)
  const distinct: Candidate[] = []
  for (const one of named) if (!distinct.some(({ mention }) => mention.value === one.mention.value)) distinct.push(one)
  return distinct
}

/** Two names with a dash between them: ` Madrid-Lisboa `. */
const dashed =
  /(?<![\p{L}\p{M}-])(\p{Lu}[\p{L}\p{M} .'’]{2,30}?)\s?[-–—→]\s?(\p{Lu}[\p{L}\p{M}.'’]{2,}(?: \p{Lu}[\p{L}\p{M}.'’]+){0,2})/gu

/** The airports on both sides of the only dash of a line that joins two of them. */
function airportsAtDash(line: Line | undefined): readonly Candidate[] {
  if (!line) return []
  const routes = matchesOf(line.text, dashed).flatMap(({ index, 0: text, 1: from = '', 2: to = '' }) => {
    const ends = [
      airportIn(line, index, index + from.length),
      airportIn(line, index + text.length - to.length, index + text.length),
    ].flatMap((one) => one ?? [])
    return ends.length === 2 && ends[0]?.value !== ends[1]?.value ? [ends.map(unscoredCandidate)] : []
  })
  return routes.length === 1 ? (routes[0] ?? []) : []
}

/**
 * Gives flights with uncertain airports the two in the departure's line, in order, unless another flight is in it:
 * `flight LH 400 (Frankfurt – New York, 12 April, 18:20 – 19:45)`.
 */
export function withRouteInLine(
  bookings: readonly Booking[],
  { candidates, lines }: PageValues & { lines: readonly Line[] },
): Booking[] {
  return bookings.map((booking) => {
    const { kind, draft, start } = booking
    const { from = 1, to = 1 } = draft.slotProbabilities
    if (kind !== 'flight' || (from >= sure && to >= sure)) return booking
    const { line } = draft.anchor.mention
    const isAlone = bookings.every((other) => other === booking || other.draft.anchor.mention.line !== line)
    const named = airportsIn(line, candidates)
    const [first, second, third] = named.length > 1 ? named : airportsAtDash(lines[line])
    if (!isAlone || !first || !second || third) return booking
    const routed = { ...draft, slots: { ...draft.slots, from: first, to: second } }
    const end = endOf(routed, start)
    if (end !== null && canFly(first.mention.value, second.mention.value, start, end) === false) return booking
    return { ...booking, draft: routed, end }
  })
}

/** What may stand between a stop and its hour: a short word, and the hour that it replaces. */
const beforeHour = /^\s(?:\p{L}{1,5}\.?\s)?(?:\d{1,2}[:.h]\d{2}\s)?$/u
/** A name without punctuation that separates names. */
const bareStop = /^\p{Lu}[^\d,;:：、|]{2,60}$/u

/** Whether a journey has two different stops in the line of its hours, in order. */
function hasRouteInLine({ draft: { anchor, slots } }: Booking): boolean {
  const [from, to] = [slots.from?.mention, slots.to?.mention]
  return (
    from?.line === anchor.mention.line && to?.line === from.line && to.start > from.start && to.value !== from.value
  )
}

/** The likeliest stop directly in front of an hour. */
function stopBefore(hour: Mention, text: string, candidates: readonly Candidate[]): Candidate | undefined {
  const names = candidates.filter(
    ({ mention: { type, line, end, value } }) =>
      type === 'text' && line === hour.line && bareStop.test(value) && beforeHour.test(text.slice(end, hour.start)),
  )
  const chance = ({ roles }: Candidate): number => (roles.from ?? 0) + (roles.to ?? 0) + (roles.place ?? 0)
  return names.toSorted((a, b) => chance(b) - chance(a) || a.mention.value.length - b.mention.value.length)[0]
}

/**
 * Gives journeys on the ground that have stops of other lines those in front of their two hours, where one line has
 * both: `Livorno dep 08:30, Olbia arr 15:30`.
 */
export const withStopsBeforeHours = (
  bookings: readonly Booking[],
  { candidates, lines }: PageValues & { lines: readonly Pick<Line, 'text'>[] },
): Booking[] =>
  bookings.map((booking) => {
    const { kind, draft } = booking
    const [departs, arrives] = [draft.anchor.mention, draft.slots.endTime?.mention]
    const text = lines[departs.line]?.text ?? ''
    if (!kinds[kind].isLeg || kind === 'flight' || kind === 'car' || departs.type !== 'time') return booking
    if (arrives?.line !== departs.line || arrives.start < departs.end || hasRouteInLine(booking)) return booking
    const [from, to] = [departs, arrives].map((hour) => stopBefore(hour, text, candidates))
    const isApart = from && to && to.mention.start > departs.end && from.mention.value !== to.mention.value
    return isApart ? { ...booking, draft: { ...draft, slots: { ...draft.slots, from, to } } } : booking
  })
