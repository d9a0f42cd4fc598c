import type { Place, Reservation } from '@sextant/contract/emails/reservation'
import { foldCode } from '../kit/fold'
import { kilometresBetween } from '../kit/great-circle'
import type { Share } from './per-traveler'

/** A reservation with the price that it shares with the others of its group, in proportion to its weight. */
export type PricedLeg = { readonly reservation: Reservation; readonly group: number; readonly weight: number }

/**
 * Finds the totals of bookings. Airlines and railways state the total of a booking on each leg, or on the first alone:
 * if all prices of an email's legs under one number are equal, they are one total, which all legs share: by their
 * distances, or equally where one of them is unknown. Prices that differ are each leg's own. Two rooms at the same
 * price are two prices.
 * @param reservations all of one email, in order
 */
export function shareTotals(reservations: readonly Reservation[]): PricedLeg[] {
  return reservations.map((reservation, at) => {
    const booking = bookingOf(reservation)
    const legs = booking === null ? [reservation] : reservations.filter((one) => bookingOf(one) === booking)
    const [total, ...others] = distinctPrices(legs)
    if (legs.length < 2 || !total || others.length > 0) return { reservation, group: at, weight: 1 }
    const { price, currency } = total
    return {
      reservation: { ...reservation, price, ...(currency !== undefined && { currency }) },
      group: reservations.indexOf(legs[0] ?? reservation),
      weight: weightOf(reservation, legs),
    }
  })
}

/** What the legs of a booking have in common; null for what has no legs. A cancelled leg has no part in the price. */
const bookingOf = ({ kind, status, confirmation_no }: Reservation): string | null =>
  (kind === 'flight' || kind === 'train') && status !== 'cancelled' && confirmation_no
    ? `${kind} ${foldCode(confirmation_no)}`
    : null

const distinctPrices = (legs: readonly Reservation[]): Pick<Reservation, 'price' | 'currency'>[] =>
  legs.filter(
    ({ price, currency }, at) =>
      price !== undefined &&
      !legs.slice(0, at).some((one) => Number(one.price) === Number(price) && one.currency === currency),
  )

/** Kilometres of the leg, if all legs are known to have some. */
function weightOf(reservation: Reservation, legs: readonly Reservation[]): number {
  const isMeasured = legs.every((leg) => kilometresOf(leg) > 0)
  return isMeasured ? kilometresOf(reservation) : 1
}

function kilometresOf({ start, end }: Reservation): number {
  const [from, to] = [pointOf(start.place), pointOf(end.place)]
  return from && to ? Math.round(kilometresBetween(from, to)) : 0
}

const pointOf = ({ latitude, longitude }: Place) =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude }

/** The share of each part in the price of its group: that of each traveler on each leg. */
export const sharesOf = (parts: readonly Pick<PricedLeg, 'group' | 'weight'>[]): Share[] =>
  parts.map((part) => {
    const group = parts.filter(({ group: own }) => own === part.group)
    return { index: group.indexOf(part), weights: group.map(({ weight }) => weight) }
  })
