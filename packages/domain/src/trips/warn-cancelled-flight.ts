import type { TripWarning } from '@sextant/contract/trips/schemas'
import type { KnownSegment } from '../segments/draft'
import { dayMs, finishOf, isJourney, startTime } from './course'
import { titleOf } from './title'
import { endOf, near, startOf } from './trip-place'
import { isStay } from './warn-stays'

/** A flight explains a stay that begins within this time of its arrival. */
const reachMs = 1.5 * dayMs

/** Warns of a stay that is still booked although its flight is cancelled and no other journey leads there. */
export function warnOfCancelledFlights(trip: readonly KnownSegment[]): TripWarning[] {
  const stays = trip.filter((segment) => segment.status === 'Active').filter(isStay)
  const isLed = (stay: KnownSegment): boolean =>
    trip.some((segment) => segment.status === 'Active' && isJourney(segment) && leadsTo(segment, stay))
  return trip
    .filter((segment) => segment.type === 'air' && segment.status === 'Cancelled')
    .flatMap((flight) =>
      stays
        .filter((stay) => leadsTo(flight, stay) && !isLed(stay))
        .map((stay) => ({
          code: 'cancelled_flight_live_hotel' as const,
          message: `${titleOf(flight)} is cancelled, but ${titleOf(stay)} is still booked.`,
          segment_ids: [flight.id, stay.id],
        })),
    )
}

const leadsTo = (journey: KnownSegment, stay: KnownSegment): boolean =>
  near(endOf(journey), startOf(stay)) && Math.abs(startTime(stay) - finishOf(journey)) <= reachMs
