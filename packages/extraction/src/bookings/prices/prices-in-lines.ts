import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { Booking } from '../resolve'
import { countOf, isOnlyPossible, labelOfAmount } from './amount-labels'

/**
 * The prices of bookings that begin in lines of their own, each with one amount: `Room 12, 17 to 24 April - booking
 * RL-5512, €980`. Null if a line has none, several, or a rate or fee.
 */
export function pricesInLines(bookings: readonly Booking[], context: Context): ReadonlyMap<Booking, Mention> | null {
  const lines = new Set(bookings.map(({ draft }) => draft.anchor.mention.line))
  if (bookings.length < 2 || lines.size < bookings.length) return null
  const prices = bookings.flatMap((booking) => {
    const [price, another] = (context.byLine[booking.draft.anchor.mention.line] ?? []).filter(
      ({ type, detail }) => type === 'money' && detail !== '',
    )
    const isWhole =
      price &&
      !another &&
      labelOfAmount(price, context) !== 'part' &&
      countOf(price, context) === 1 &&
      !isOnlyPossible(price, context)
    return isWhole ? [[booking, price] as const] : []
  })
  return prices.length === bookings.length ? new Map(prices) : null
}
