import type { Reservation } from '@sextant/contract/emails/reservation'
import type { AmountKind, StatedAmount } from '@sextant/contract/emails/stated-amounts'
import { instantOf } from '@sextant/domain/kit/local-time'
import type { Random } from '@sextant/domain/kit/random'
import type { Booking } from './bookings'
import { at } from './clock'
import { senderFor } from './senders'

/**
 * What bookings cost in addition to their prices, as stated in emails: taxes, refunds, fare differences and final
 * invoices.
 */

/** A confirmation of journeys, with the taxes included in the price if the supplier states them. */
export function withTaxes(booking: Booking, random: Random): Booking {
  const { source, reservations } = booking
  const isJourney = reservations.every(({ kind }) => kind === 'flight' || kind === 'train')
  const isStated = source.type === 'supplier' && isJourney && random.boolean(0.6)
  return stating(booking, ...(isStated ? amount('taxes_and_fees', reservations, 0.21) : []))
}

/** A cancellation: the payment is refunded less a fee, or kept as a ticket for later. */
export function withRefund(booking: Booking, random: Random): Booking {
  const { reservations } = booking
  const isFlight = reservations.every(({ kind }) => kind === 'flight')
  if (isFlight && random.boolean(0.3)) return stating(booking, ...amount('unused_ticket', reservations, 1))
  if (!random.boolean(0.7)) return stating(booking)
  const share = random.int(5, 30) / 100
  const [fee, refund] = [amount('cancellation_fee', reservations, share), amount('refund', reservations, 1 - share)]
  return stating(booking, ...fee, ...refund)
}

/** A change of flights, some of which cost more. */
export const withFareDifference = (booking: Booking, random: Random): Booking =>
  stating(booking, ...(random.boolean(0.25) ? amount('exchange', booking.reservations, 0.2) : []))

/** Final hotel invoices, on the day after the stay, and charges for no-shows. */
export function invoicesOf(booked: readonly Booking[], random: Random): Booking[] {
  const stays = booked.flatMap((booking) =>
    booking.reservations.flatMap((stay) => (stay.kind === 'lodging' ? [{ booking, stay }] : [])),
  )
  return stays.flatMap(({ booking, stay }): Booking[] => {
    const sentAt = instantOf(at((stay.end.time.local ?? '').slice(0, 10), 33 * 60), stay.end.time.zone ?? 'UTC')
    if (sentAt === null || !random.boolean(0.35)) return []
    const isNoShow = random.boolean(0.03)
    const stated = amount(isNoShow ? 'no_show' : 'folio', [stay], isNoShow ? 0.5 : random.int(98, 124) / 100)
    if (stated.length === 0) return []
    const { source, domain } = senderFor(stay)
    const { price: _, ...reservation } = stay
    return [{ ...booking, source, domain, class: 'folio', sentAt, reservations: [reservation], amounts: stated }]
  })
}

/** An email with these amounts instead of those in the confirmation. */
const stating = (booking: Booking, ...amounts: readonly StatedAmount[]): Booking => ({ ...booking, amounts })

/** A share of the total price; none if there is no price. */
function amount(kind: AmountKind, reservations: readonly Reservation[], share: number): StatedAmount[] {
  const [first] = reservations
  const total = reservations.reduce((sum, { price = '0' }) => sum + Number(price), 0)
  const value = (total > 5000 ? Math.round(total * share) : total * share).toFixed(2)
  return first?.currency === undefined || Number(value) === 0 ? [] : [{ kind, amount: value, currency: first.currency }]
}
