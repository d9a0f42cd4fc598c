import { type Mention, readingOrder } from '../../mentions/mention'
import type { Booking } from '../resolve'
import { differentAmounts, withoutWhole } from './different-amounts'

/**
 * The prices of bookings that begin together, as the rooms of a stay do, and are listed below by their references: each
 * reference has one total behind it, in front of the next; that of all of them may follow the last. Null if they are
 * not all listed so.
 * @param totals amounts under a label of totals
 */
export function pricesBelowReferences(
  bookings: readonly Booking[],
  totals: readonly Mention[],
): ReadonlyMap<Booking, Mention> | null {
  const heads = bookings
    .flatMap((booking) => {
      const reference = booking.draft.slots.reference?.mention
      return reference ? [{ booking, reference }] : []
    })
    .toSorted((a, b) => readingOrder(a.reference) - readingOrder(b.reference))
  const anchors = new Set(bookings.map(({ draft }) => draft.anchor.mention))
  const areApart = new Set(heads.map(({ reference }) => reference.value)).size === bookings.length
  if (bookings.length < 2 || heads.length < bookings.length || anchors.size > 1 || !areApart) return null
  const below = heads.map(({ reference }, at) => {
    const next = heads[at + 1]?.reference
    return differentAmounts(
      totals.filter(
        (one) => readingOrder(one) > readingOrder(reference) && (!next || readingOrder(one) < readingOrder(next)),
      ),
    )
  })
  const own = withoutWhole(below).flatMap(([price, another], at) => {
    const booking = heads[at]?.booking
    return booking && price && !another ? [[booking, price] as const] : []
  })
  return own.length === bookings.length ? new Map(own) : null
}
