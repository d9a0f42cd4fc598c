import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import { newNumbers } from '../superseded'

/**
 * Replaces journeys' numbers by the new ones of a change: `Was: IB 3170. Now: IB 3172`, or with the old one struck out.
 */
export function withNewNumbers(bookings: readonly Booking[], { candidates, context }: AssembledPage): Booking[] {
  const replaced = newNumbers(candidates, context)
  if (replaced.size === 0) return [...bookings]
  return bookings.map((booking) => {
    const { slots } = booking.draft
    const number = slots.number && replaced.get(slots.number.mention)
    return number ? { ...booking, draft: { ...booking.draft, slots: { ...slots, number } } } : booking
  })
}
