import { folded } from '../../kit/fold'
import { readingOrder } from '../../mentions/mention'
import type { Booking } from '../resolve'
import { endOf } from './draft-times'

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
