import { dayOf } from '../kit/local-time'
import type { KnownSegment } from '../segments/draft'
import { dayMs, finishOf, homeOf, isJourney, startTime } from './course'
import type { Finding } from './quality-finding'
import { titleOf } from './title'
import { endOf, nameOf, near, startOf } from './trip-place'
import { isStay } from './warn-stays'

/** A journey or earlier stay explains a stay that begins within this time. */
const reachMs = 1.5 * dayMs

/**
 * Finds stays without transport: no journey ends in their city, no car is rented, and no stay in the same city precedes
 * them. Ignores the trip's home, and trips without any journey, since people who book only a room drive.
 * @param live the trip's segments that are not cancelled
 */
export function findUnledStays(live: readonly KnownSegment[]): Finding[] {
  const home = homeOf(live)
  if (home === null) return []
  return live
    .filter(isStay)
    .filter((stay) => !near(startOf(stay), home))
    .filter((stay) => !live.some((segment) => segment.id !== stay.id && leadsTo(segment, stay)))
    .map((stay) => {
      const town = nameOf(startOf(stay))
      return {
        code: 'stay_without_way',
        segments: [stay],
        message: `No transport booked${town ? ` to ${town}` : ''} (stay at ${titleOf(stay)}).`,
        day: stay.start_datetime && dayOf(stay.start_datetime),
      }
    })
}

function leadsTo(segment: KnownSegment, stay: KnownSegment): boolean {
  if (segment.type === 'car') return startTime(segment) <= startTime(stay) && finishOf(segment) >= startTime(stay)
  const isBefore = isJourney(segment) || (isStay(segment) && startTime(segment) < startTime(stay))
  // Check-in is assumed at 15:00. Travelers who arrive later, or take the room the next day, still count as having
  // transport.
  return isBefore && near(endOf(segment), startOf(stay)) && Math.abs(startTime(stay) - finishOf(segment)) <= reachMs
}
