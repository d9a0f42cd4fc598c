import type { Place, Reservation } from '@sextant/contract/emails/reservation'
import { foldCode } from '../kit/fold'
import { kilometresBetween } from '../kit/great-circle'
import { dayOf, daysBetween } from '../kit/local-time'
import { namesOf } from './common-fields'
import type { Share } from './per-traveler'

/** A reservation with the price that it shares with the others of its group, in proportion to its weight. */
export type PricedLeg = { readonly reservation: Reservation; readonly group: number; readonly weight: number }

/**
 * Finds the totals of bookings. A package states one price with each of its parts, such as flights and a stay under one
 * number, or in one place for parts with separate numbers. The parts share it by their units: a flight or ride is one,
 * and so is each night and each rental day. In other bookings, airlines, railways, coaches and ferries state the total
 * of a booking on each leg, or on the first only: if all prices of an email's legs under one number are equal, they are
 * one total, which all legs share by distance, or equally if a distance is unknown. Prices that differ are each leg's
 * own. Two rooms at the same price are two prices, unless the text has it only once: a price printed in one place is a
 * single total of everything that it was read for, such as transfers there and back or rooms with numbers of their own.
 * If travelers have separate fares, the legs of each share theirs.
 * @param reservations all of one email, in order
 */
export function shareTotals(reservations: readonly Reservation[]): PricedLeg[] {
  return reservations.map((reservation, at) => {
    const parts = packageOf(reservation, reservations)
    const first = parts[0]
    if (first) return { reservation, group: reservations.indexOf(first), weight: unitsOf(reservation) }
    const booking = bookingOf(reservation)
    const booked = booking === null ? [reservation] : reservations.filter((one) => bookingOf(one) === booking)
    const legs = legsOf(reservation, booked)
    const [total, ...others] = distinctPrices(legs)
    if (legs.length < 2 || !total || others.length > 0)
      return sharedOf(reservation, reservations) ?? { reservation, group: at, weight: 1 }
    const { price, currency } = total
    return {
      reservation: { ...reservation, price, ...(currency !== undefined && { currency }) },
      group: reservations.indexOf(legs[0] ?? reservation),
      weight: weightOf(reservation, legs),
    }
  })
}

/**
 * The parts of a package: of several kinds under one number, all with the same price, or under several numbers with a
 * price that the email has in one place. Empty if there is none.
 */
function packageOf(of: Reservation, reservations: readonly Reservation[]): readonly Reservation[] {
  const place = pricePlaceOf(of)
  const sharing = place === null ? [] : reservations.filter((one) => pricePlaceOf(one) === place)
  if (new Set(sharing.map(({ kind }) => kind)).size > 1) return sharing
  const number = foldCode(of.confirmation_no ?? '')
  const parts = reservations.filter(
    ({ status, confirmation_no }) => status !== 'cancelled' && foldCode(confirmation_no ?? '') === number,
  )
  const isPackage =
    number !== '' &&
    parts.includes(of) &&
    new Set(parts.map(({ kind }) => kind)).size > 1 &&
    parts.every(({ price }) => price !== undefined) &&
    distinctPrices(parts).length === 1
  return isPackage ? parts : []
}

/** A part that shares a price which the email has in only one place; null if it is not one. */
function sharedOf(reservation: Reservation, reservations: readonly Reservation[]): PricedLeg | null {
  const place = pricePlaceOf(reservation)
  const parts = place === null ? [] : reservations.filter((one) => pricePlaceOf(one) === place)
  const first = parts[0]
  if (parts.length < 2 || !first) return null
  return { reservation, group: reservations.indexOf(first), weight: unitsOf(reservation) }
}

/** Where a price was read; null if unknown. A cancelled part has no share in a price. */
function pricePlaceOf({ status, price, evidence }: Reservation): string | null {
  const place = evidence['price']
  if (status === 'cancelled' || price === undefined || place === undefined) return null
  return [place.reader, place.part, place.path, price].join(' ')
}

/** Nights of a stay, days of a rental, and one for anything else. */
function unitsOf({ kind, start, end }: Reservation): number {
  const [from, to] = [start.time.local, end.time.local]
  const isLong = kind === 'lodging' || kind === 'car'
  return isLong && from !== undefined && to !== undefined ? Math.max(1, daysBetween(dayOf(from), dayOf(to))) : 1
}

/** The kinds whose legs are bought together. */
const legKinds: ReadonlySet<Reservation['kind']> = new Set(['flight', 'train', 'bus', 'boat'])

/** The common key of a booking's legs; null if it has no legs. A cancelled leg has no share in the price. */
const bookingOf = ({ kind, status, confirmation_no }: Reservation): string | null =>
  legKinds.has(kind) && status !== 'cancelled' && confirmation_no ? `${kind} ${foldCode(confirmation_no)}` : null

/** The legs of a booking, or those of a leg's own travelers if each of them has a separate fare. */
function legsOf(of: Reservation, booked: readonly Reservation[]): readonly Reservation[] {
  const sameTravelers = booked.filter((one) => namesOf(one.travelers).join() === namesOf(of.travelers).join())
  return distinctPrices(booked).length > 1 && distinctPrices(sameTravelers).length === 1 ? sameTravelers : booked
}

const distinctPrices = (legs: readonly Reservation[]): Pick<Reservation, 'price' | 'currency'>[] =>
  legs.filter(
    ({ price, currency }, at) =>
      price !== undefined &&
      !legs.slice(0, at).some((one) => Number(one.price) === Number(price) && one.currency === currency),
  )

/** The distance of the leg in kilometres, if known for all legs. */
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

/** The share of each part in the price of its group, for each traveler on each leg. */
export const sharesOf = (parts: readonly Pick<PricedLeg, 'group' | 'weight'>[]): Share[] =>
  parts.map((part) => {
    const group = parts.filter(({ group: other }) => other === part.group)
    return { index: group.indexOf(part), weights: group.map(({ weight }) => weight) }
  })
