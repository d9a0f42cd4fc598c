import type { StatedPrice } from '@sextant/contract/emails/stated-amounts'
import { dayOf } from '../kit/local-time'
import { endOf, kilometresApart, startOf } from '../trips/trip-place'
import type { SegmentDraft } from './draft'
import { isNamedTraveler } from './named-travelers'
import { withShare } from './per-traveler'
import { withoutStatus } from './without-status'

/**
 * The segments that a price belongs to, which an email states without their days: those of the travelers that it names,
 * or all of them. Empty if any of these has a price, since nothing says what the amount adds to it. The price of a ride
 * is an estimate until its receipt, and the new price of what is changed replaces the former one.
 * @param segments all with the reference of the price
 * @param observedAt when the email that states it was written
 */
export function unpriced<S extends { readonly segment: SegmentDraft }>(
  segments: readonly S[],
  { travelers = [], is_new = false }: StatedPrice,
  observedAt: string,
): readonly S[] {
  const all = segments.map(({ segment }) => segment)
  const own = segments.filter(
    ({ segment }) =>
      travelers.length === 0 || segment.travelers.length === 0 || isNamedTraveler(travelers, segment, all),
  )
  return is_new || own.every(({ segment }) => segment.price === null || isRidden(segment, observedAt)) ? own : []
}

/** Whether a segment is a ride that had begun on the day of an email. */
const isRidden = (one: SegmentDraft, observedAt: string): boolean =>
  one.type === 'activity' &&
  one.activity_type === 'transportation' &&
  one.start_datetime !== null &&
  dayOf(one.start_datetime) <= dayOf(observedAt)

/**
 * What an email states that has only the price of these segments: the share of each, and nothing of its status.
 * Journeys share it by distance; nights, days of a rental and anything else are units.
 */
export function pricesAlone(segments: readonly SegmentDraft[], { amount, currency }: StatedPrice): SegmentDraft[] {
  const lengths = segments.map((one) => Math.round(kilometresApart(startOf(one), endOf(one)) ?? 0))
  const areJourneys = segments.every(({ type }) => type === 'air' || type === 'rail')
  const weights = areJourneys && lengths.every((length) => length > 0) ? lengths : segments.map(unitsOf)
  return segments.map((one, index) =>
    withShare(
      { ...withoutStatus(one), travelers: one.travelers, price: amount, currency, cents: null, rate_date: null },
      { index, weights },
    ),
  )
}

/** Nights of a stay, days of a rental, and one for anything else. */
const unitsOf = ({ numberOfNights, numberOfDays }: SegmentDraft): number =>
  Math.max(1, numberOfNights ?? numberOfDays ?? 1)
