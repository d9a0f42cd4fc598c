import type { Reservation } from '@sextant/contract/emails/reservation'
import { foldCode } from '../kit/fold'

/**
 * Counts a booking's total once. Airlines and railways write the total of a booking on each of its legs: where legs of
 * one mail share kind, number, price and currency, the price stays on the first and the others have none. Two rooms at
 * one price are two prices and stay.
 * @param reservations those of one mail, in its order
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

/** What the legs of a booking have in common if their price is its total; null where it cannot be. */
function totalOf({ kind, confirmation_no, price, currency }: Reservation): string | null {
  if ((kind !== 'flight' && kind !== 'train') || !confirmation_no || !price) return null
  return [kind, foldCode(confirmation_no), Number(price), currency].join(' ')
}
