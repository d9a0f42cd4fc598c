import type { TripWarning } from '@sextant/contract/trips/schemas'
import type { KnownSegment } from '../segments/draft'
import { byStart } from './course'
import { warnOfCancelledFlights } from './warn-cancelled-flight'
import { warnOfJourneys } from './warn-journeys'
import { warnOfNights } from './warn-nights'
import { warnOfReturn } from './warn-return'
import { warnOfStays } from './warn-stays'

/**
 * Warnings for a trip's traveler: missing journeys and nights, conflicting bookings, connections under 45 minutes, no
 * return, a hotel kept though its flight is cancelled. In order of the segments concerned.
 */
export function warningsOf(segments: readonly KnownSegment[]): TripWarning[] {
  const trip = segments.toSorted(byStart)
  const live = trip.filter(({ status }) => status === 'Active')
  const position = (warning: TripWarning): number => trip.findIndex(({ id }) => id === warning.segment_ids[0])
  return [
    ...warnOfJourneys(live),
    ...warnOfStays(live),
    ...warnOfNights(live),
    ...warnOfReturn(live),
    ...warnOfCancelledFlights(trip),
  ].toSorted((a, b) => position(a) - position(b))
}
