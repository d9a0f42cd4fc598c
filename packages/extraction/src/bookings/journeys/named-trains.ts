import type { Booking } from '../resolve'
import type { Candidate } from '../roles'

const latinName = /^\p{Script=Latin}/u

/** Trains whose romanized name is part of their number are called by both: `Nozomi 225`. */
export function withNamedTrains(bookings: readonly Booking[], candidates: readonly Candidate[]): Booking[] {
  const named = candidates.filter(({ mention: { form, value } }) => form === 'train-named' && latinName.test(value))
  if (named.length === 0) return [...bookings]
  return bookings.map((booking) => {
    const { draft, kind } = booking
    const own = draft.slots.number?.mention
    const whole =
      own &&
      named.find(({ mention: { line, start, end } }) => line === own.line && end === own.end && start < own.start)
    if (kind !== 'train' || !whole) return booking
    return { ...booking, draft: { ...draft, slots: { ...draft.slots, number: whole } } }
  })
}
