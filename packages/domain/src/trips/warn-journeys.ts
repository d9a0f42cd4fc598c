import type { TripWarning } from '@sextant/contract/trips/schemas'
import { dayOf } from '../kit/local-time'
import type { KnownSegment } from '../segments/draft'
import { isHourAssumed } from '../segments/known-time'
import { connections, finishOf, startTime } from './course'
import { daysText } from './name'
import { titleOf } from './title'
import { endOf, nameOf, near, startOf } from './trip-place'

/** The minimum safe connection time, in minutes. */
const shortestChange = 45

/**
 * Warns of overlapping journeys, short connections, and missing connections between journeys. Journeys of which only
 * the day is known neither overlap nor connect.
 */
export function warnOfJourneys(live: readonly KnownSegment[]): TripWarning[] {
  return connections(live).flatMap(([journey, next]) => warningBetween(journey, next, live) ?? [])
}

function warningBetween(journey: KnownSegment, next: KnownSegment, live: readonly KnownSegment[]): TripWarning | null {
  const minutes = Math.round((startTime(next) - finishOf(journey)) / 60_000)
  const segment_ids = [journey.id, next.id]
  const isTimed = !isHourAssumed(journey, 'end') && !isHourAssumed(next, 'start')
  if (minutes < 0) {
    if (!isTimed) return null
    const message = `${titleOf(next)} leaves before ${titleOf(journey)} has arrived.`
    return { code: 'overlap', message, segment_ids }
  }
  const [from, to] = [endOf(journey), startOf(next)]
  const [arrival, departure] = [nameOf(from), nameOf(to)]
  if (near(from, to)) {
    if (minutes >= shortestChange || !isTimed) return null
    const message = `Only ${minutes} minutes in ${arrival ?? 'between'} to change from ${titleOf(journey)} to ${titleOf(next)}.`
    return { code: 'tight_connection', message, segment_ids }
  }
  if (arrival === null || departure === null || isBridged(journey, next, live)) return null
  const days = gapText(journey, next)
  return { code: 'gap', message: `Nothing is booked from ${arrival} to ${departure}${days}.`, segment_ids }
}

/** A car rented between two journeys connects them. */
const isBridged = (journey: KnownSegment, next: KnownSegment, live: readonly KnownSegment[]): boolean =>
  live.some(
    (segment) =>
      segment.type === 'car' && startTime(segment) < startTime(next) && finishOf(segment) > finishOf(journey),
  )

function gapText({ end_datetime }: KnownSegment, { start_datetime }: KnownSegment): string {
  return end_datetime && start_datetime ? `, ${daysText(dayOf(end_datetime), dayOf(start_datetime))}` : ''
}
