import { findClashes } from './quality-clashes'
import type { Finding, InspectedTrip } from './quality-finding'
import { findMissingPrices } from './quality-prices'
import { findUnledStays } from './quality-stays'
import { findUnknownTraveler } from './quality-traveler'
import { findWarned } from './quality-warned'
import { warningsOf } from './warn'

/**
 * Issues that a travel manager should fix in a trip: nights without a hotel, stays without transport, bookings in two
 * cities at once, a missing return, a hotel kept though its flight is cancelled, an unknown traveler, missing prices.
 * Deterministic and without duplicates.
 */
export function findingsOf(trip: InspectedTrip): Finding[] {
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

/** Identifies a finding: its code and segments, whose ids do not change when trips are regrouped. */
export const findingKey = ({ code, segments }: Pick<Finding, 'code' | 'segments'>): string =>
  `${code}:${segments.map(({ id }) => id).join('-')}`
