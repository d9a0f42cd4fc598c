import type { Reservation } from '@sextant/contract/emails/reservation'
import { foldCode } from '../kit/fold'

/**
 * Counts a booking's total once. Airlines and railways repeat the total of a booking on each leg: if legs of one email
 * share type, number, price and currency, the price stays on the first and is removed from the others. Two rooms at the
 * same price are two prices and stay.
 * @param reservations all of one email, in order.
 */
export function pricesOnce(reservations: readonly Reservation[]): Reservation[] {
  const seen = new Set<string>()
  return reservations.map((reservation) => {
    const total = totalOf(reservation)
    if (total === null || !seen.has(total)) {
      if (total !== null) seen.add(total)
      return reservation
    }
    const { price: _price, currency: _currency, ...rest } = reservation
    return rest
  })
}

/** What the legs of a booking share if their price is its total; null if it cannot be. */
function totalOf({ kind, confirmation_no, price, currency }: Reservation): string | null {
  if ((kind !== 'flight' && kind !== 'train') || !confirmation_no || !price) return null
  return [kind, foldCode(confirmation_no), Number(price), currency].join(' ')
}
