import { folded } from '../../kit/fold'
import { readingOrder } from '../../mentions/mention'
import { kinds } from '../kinds'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { endOf, startOf } from './draft-times'

const placeOf = ({ draft }: Booking, side: 'from' | 'to'): string => folded(draft.slots[side]?.mention.value ?? '')

/**
 * Whether a leg arrives, where the next one starts, at a time that is later than its departure and stands below it: in
 * a table of stops, each has taken the time of the other.
 */
function areCrossed(leg: Booking, next: Booking): boolean {
  const [arrival, departure] = [leg.draft.slots.endTime?.mention, next.draft.anchor.mention]
  return (
    arrival !== undefined &&
    departure.type === 'time' &&
    leg.kind === next.kind &&
    placeOf(leg, 'to') !== '' &&
    placeOf(leg, 'to') === placeOf(next, 'from') &&
    readingOrder(departure) < readingOrder(arrival) &&
    next.start.slice(0, 10) === leg.end?.slice(0, 10) &&
    next.start > leg.start &&
    leg.end > next.start
  )
}

/** Gives two connected legs, whose arrival and departure are crossed, the time of the other. */
export function withCrossedTimes(bookings: readonly Booking[]): Booking[] {
  const legs = [...bookings]
  for (const leg of bookings) {
    const next = bookings.find((one) => one !== leg && areCrossed(leg, one))
    const arrival = leg.draft.slots.endTime
    if (!next || !arrival) continue
    const arrives = { ...leg.draft, slots: { ...leg.draft.slots, endTime: next.draft.anchor } }
    const departs = { ...next.draft, anchor: arrival }
    const start = `${next.start.slice(0, 11)}${arrival.mention.value}`
    legs[bookings.indexOf(leg)] = { ...leg, draft: arrives, end: endOf(arrives, leg.start) }
    legs[bookings.indexOf(next)] = { ...next, draft: departs, start, end: endOf(departs, start) }
  }
  return legs
}

/** Minimum probability of a departure that no booking has chosen, and maximum number of lines of one journey. */
const minDeparture = 0.3
const maxLines = 10

/** The only time between the places of a leg that starts at a later one, below its destination. */
function departureAbove({ kind, draft }: Booking, candidates: readonly Candidate[]): Candidate | undefined {
  const { from, to, endTime } = draft.slots
  const below = draft.anchor.mention
  if (!kinds[kind].isLeg || !from || !to || endTime || below.type !== 'time') return undefined
  const [first, middle, last] = [from.mention, to.mention, below].map(readingOrder)
  if (first === undefined || middle === undefined || last === undefined || last < middle) return undefined
  if (below.line - from.mention.line > maxLines) return undefined
  const between = candidates.filter(({ mention, roles }) => {
    const at = readingOrder(mention)
    return mention.type === 'time' && (roles.start ?? 0) >= minDeparture && at > first && at < middle
  })
  const [departure, another] = between
  return another === undefined && departure && departure.mention.value < below.value ? departure : undefined
}

/**
 * A leg that starts below its destination although a time stands below its origin has taken its arrival for its
 * departure: `Depart Leeds`, `5 Sep at 08:40`, `Arrive London`, `5 Sep at 11:20`.
 */
export function withDeparturesAbove(bookings: readonly Booking[], candidates: readonly Candidate[]): Booking[] {
  return bookings.map((booking) => {
    const { draft } = booking
    const anchor = departureAbove(booking, candidates)
    if (!anchor || bookings.some((other) => other.draft.anchor.mention === anchor.mention)) return booking
    const own = candidates.find(({ mention: { type, line } }) => type === 'date' && line === anchor.mention.line)
    const { startDate } = draft.slots
    const slots = {
      ...draft.slots,
      ...(own && { startDate: own }),
      ...(own && startDate && startDate.mention.value > own.mention.value && { endDate: startDate }),
      endTime: draft.anchor,
    }
    const departing = { ...draft, anchor, slots }
    const start = startOf(departing) ?? booking.start
    return { ...booking, draft: departing, start, end: endOf(departing, start) }
  })
}
