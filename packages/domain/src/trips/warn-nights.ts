import type { TripWarning } from '@sextant/contract/trips/schemas'
import { addDays, dayOf, daysBetween } from '../kit/local-time'
import type { KnownSegment } from '../segments/draft'
import { connections, finishOf, homeOf, hourMs, startTime } from './course'
import { daysText } from './name'
import { endOf, nameOf, near } from './trip-place'
import { coversNight, isStay } from './warn-stays'

/** A shorter wait is a night connection rather than a night's stay. */
const shortestNightMs = 7 * hourMs

/** A departure before this hour means that the traveler did not stay the previous night. */
const earliestMorning = 'T05'

/** Warns of nights between two journeys, away from home, without a stay. */
export function warnOfNights(live: readonly KnownSegment[]): TripWarning[] {
  return connections(live).flatMap(([journey, next]) => warningBetween(journey, next, live) ?? [])
}

function warningBetween(journey: KnownSegment, next: KnownSegment, live: readonly KnownSegment[]): TripWarning | null {
  const home = homeOf(live)
  const place = endOf(journey)
  if (!journey.end_datetime || !next.start_datetime || (home && near(place, home))) return null
  if (startTime(next) - finishOf(journey) < shortestNightMs) return null
  const arrival = dayOf(journey.end_datetime)
  const leavesByNight = next.start_datetime.slice(10) < earliestMorning
  const count = Math.max(0, daysBetween(arrival, next.start_datetime) - (leavesByNight ? 1 : 0))
  const nights = Array.from({ length: count }, (_, night) => addDays(arrival, night))
  const stays = live.filter(isStay)
  const open = nights.filter((day) => !stays.some((stay) => coversNight(stay, day)))
  const [first] = open
  const last = open.at(-1)
  if (!first || !last) return null
  const town = nameOf(place)
  const summary = open.length === 1 ? 'No hotel for the night' : `No hotel for ${open.length} nights`
  return {
    code: 'missing_hotel',
    message: `${summary}${town ? ` in ${town}` : ''}, ${daysText(first, addDays(last, 1))}.`,
    segment_ids: [journey.id, next.id],
  }
}
