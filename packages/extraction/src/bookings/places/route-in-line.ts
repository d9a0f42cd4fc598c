import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import type { PageValues } from '../same-position'
import { endOf } from '../times/draft-times'
import { canFly } from '../times/flight-time'

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

/**
 * Gives flights with uncertain airports the two in the departure's line, in order, unless another flight is in it:
 * `flight LH 400 (Frankfurt – New York, 12 April, 18:20 – 19:45)`.
 */
export function withRouteInLine(bookings: readonly Booking[], { candidates }: PageValues): Booking[] {
  return bookings.map((booking) => {
    const { kind, draft, start } = booking
    const { from = 1, to = 1 } = draft.slotProbabilities
    if (kind !== 'flight' || (from >= sure && to >= sure)) return booking
    const { line } = draft.anchor.mention
    const isAlone = bookings.every((other) => other === booking || other.draft.anchor.mention.line !== line)
    const [first, second, third] = airportsIn(line, candidates)
    if (!isAlone || !first || !second || third) return booking
    const routed = { ...draft, slots: { ...draft.slots, from: first, to: second } }
    const end = endOf(routed, start)
    if (end !== null && canFly(first.mention.value, second.mention.value, start, end) === false) return booking
    return { ...booking, draft: routed, end }
  })
}
