import { findClashes } from './quality-clashes'
import type { Finding, Inspected } from './quality-finding'
import { findMissingPrices } from './quality-prices'
import { findUnledStays } from './quality-stays'
import { findUnknownTraveler } from './quality-traveler'
import { findWarned } from './quality-warned'
import { warningsOf } from './warn'

/**
 * What a travel manager should put right in a trip: nights without a hotel, stays with no way there, bookings that are
 * in two cities at once, a missing return, a hotel kept though its flight is cancelled, an unknown traveler, missing
 * prices. The same trip always gives the same findings; none is given twice.
 */
export function findingsOf(trip: Inspected): Finding[] {
  const { segments } = trip
  const live = segments.filter(({ status }) => status === 'Active')
  const warnings = warningsOf(segments)
  const found = [
    ...findWarned(warnings, segments),
    ...findUnledStays(live),
    ...findClashes(warnings, segments),
    ...findUnknownTraveler(trip),
    ...findMissingPrices(live),
  ]
  return [...new Map(found.map((finding) => [findingKey(finding), finding])).values()]
}

/** Which finding it is: its code and its segments, which keep their ids when trips are grouped anew. */
export const findingKey = ({ code, segments }: Pick<Finding, 'code' | 'segments'>): string =>
  `${code}:${segments.map(({ id }) => id).join('-')}`
