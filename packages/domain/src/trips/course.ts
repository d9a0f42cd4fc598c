import type { Draft, SegmentDraft } from '../segments/draft'
import { endOf, isKnown, kilometresApart, near, startOf, type TripPlace } from './trip-place'

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** A segment's start in milliseconds. Local time is used if the zone is unknown. Without a time: infinity. */
export const startTime = (segment: SegmentDraft): number =>
  msOf(segment.start_datetime_utc, segment.start_datetime) ??
  msOf(segment.end_datetime_utc, segment.end_datetime) ??
  Number.POSITIVE_INFINITY

/** A segment's end in milliseconds, or its start if no end is known. Without a time: minus infinity. */
export function finishOf(segment: SegmentDraft): number {
  const start = startTime(segment)
  const end = msOf(segment.end_datetime_utc, segment.end_datetime)
  return Number.isFinite(start) ? Math.max(start, end ?? start) : Number.NEGATIVE_INFINITY
}

const msOf = (instant: string | null, local: string | null): number | null =>
  instant !== null ? Date.parse(instant) : local !== null ? Date.parse(`${local}Z`) : null

/** Sorts by start, then by id, so that the input order does not matter. */
export const byStart = (
  a: SegmentDraft & { readonly id: string },
  b: SegmentDraft & { readonly id: string },
): number => (startTime(a) === startTime(b) ? compareIds(a.id, b.id) : startTime(a) < startTime(b) ? -1 : 1)

/** Ids are digits, so the shorter is the smaller. */
export const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)

/** Flights, trains, and buses or boats between two cities: journeys from place to place. */
export const isJourney = (segment: SegmentDraft): boolean =>
  segment.type === 'air' || segment.type === 'rail' || (isRide(segment) && isBetweenTowns(segment))

/** Taxis, transfers, buses and boats. */
export const isRide = (segment: SegmentDraft): segment is Draft<'activity'> =>
  segment.type === 'activity' && segment.activity_type === 'transportation'

const isBetweenTowns = (segment: SegmentDraft): boolean =>
  isKnown(startOf(segment)) && isKnown(endOf(segment)) && !near(startOf(segment), endOf(segment))

/** Each journey with the one that follows it. */
export function connections<S extends SegmentDraft>(segments: readonly S[]): (readonly [S, S])[] {
  const journeys = segments.filter(isJourney)
  return journeys.flatMap((journey, at) => {
    const next = journeys[at + 1]
    return next ? [[journey, next] as const] : []
  })
}

/**
 * Where a trip departed from: the origin of its first journey. Null without a journey, and if something before it took
 * place in that city, because the journey there is then unknown.
 * @param segments by start.
 */
export function homeOf(segments: readonly SegmentDraft[]): TripPlace | null {
  const first = segments.find(isJourney)
  if (!first) return null
  const origin = startOf(first)
  const before = segments.slice(0, segments.indexOf(first))
  return before.some((segment) => near(startOf(segment), origin)) ? null : origin
}

/**
 * Whether a trip has returned: a journey ended in the city it departed from, and no flight left afterwards (a train
 * from the airport may have).
 * @param segments by start.
 */
export function isBackHome(segments: readonly SegmentDraft[]): boolean {
  const home = homeOf(segments)
  if (home === null) return false
  const last = segments.findLast(
    (segment) => segment.type === 'air' || (isJourney(segment) && near(endOf(segment), home)),
  )
  return last !== undefined && near(endOf(last), home)
}

/** A shorter stop is a change of planes or trains. */
const shortestVisitMs = 4 * hourMs

/**
 * Whether a trip ends near home, like an open jaw that leaves from one city and returns to another: its last arrival is
 * closer to home than any visited place is to either of them.
 * @param segments by start.
 */
export function isBackNearHome(segments: readonly SegmentDraft[]): boolean {
  const home = homeOf(segments)
  const last = segments.findLast(isJourney)
  if (home === null || !last) return false
  const arrival = endOf(last)
  const short = kilometresApart(arrival, home)
  const isFar = (place: TripPlace): boolean =>
    short !== null && [home, arrival].every((end) => (kilometresApart(place, end) ?? 0) > short)
  return connections(segments).some(
    ([journey, next]) => startTime(next) - finishOf(journey) >= shortestVisitMs && isFar(endOf(journey)),
  )
}
