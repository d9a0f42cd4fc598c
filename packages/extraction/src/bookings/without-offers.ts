import type { Context } from '../links/context'
import { isPriceFrom } from './prices/amount-labels'
import type { Booking } from './resolve'

/** Whether a booking starts in a line with the price of an offer: `Hotels in Seoul from EUR 89: 4 – 9 March`. */
const isOffered = ({ draft }: Booking, context: Context): boolean =>
  (context.byLine[draft.anchor.mention.line] ?? []).some((one) => one.type === 'money' && isPriceFrom(one, context))

/** Removes bookings that a page only offers beside others. */
export function withoutOffers(bookings: readonly Booking[], context: Context): readonly Booking[] {
  const booked = bookings.filter((one) => !isOffered(one, context))
  return booked.length > 0 ? booked : bookings
}
