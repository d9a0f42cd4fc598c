import type { Draft, SegmentDraft } from '../segments/draft'
import { endOf, isKnown, near, type Spot, startOf } from './spot'

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** When a segment begins, in milliseconds; local time stands in where the zone is unknown. Without any time: never. */
export const beginOf = (segment: SegmentDraft): number =>
  msOf(segment.start_datetime_utc, segment.start_datetime) ??
  msOf(segment.end_datetime_utc, segment.end_datetime) ??
  Number.POSITIVE_INFINITY

/** When a segment ends, in milliseconds, its begin where no end is known. Without any time: before everything. */
export function finishOf(segment: SegmentDraft): number {
  const begin = beginOf(segment)
  const end = msOf(segment.end_datetime_utc, segment.end_datetime)
  return Number.isFinite(begin) ? Math.max(begin, end ?? begin) : Number.NEGATIVE_INFINITY
}

const msOf = (instant: string | null, local: string | null): number | null =>
  instant !== null ? Date.parse(instant) : local !== null ? Date.parse(`${local}Z`) : null

/** Orders by begin, then by id, so that the order of input does not matter. */
export const byBegin = (
  a: SegmentDraft & { readonly id: string },
  b: SegmentDraft & { readonly id: string },
): number => (beginOf(a) === beginOf(b) ? compareIds(a.id, b.id) : beginOf(a) < beginOf(b) ? -1 : 1)

/** Ids are digits: the shorter is the smaller. */
export const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)

/** Flights, trains, and buses or boats between two towns: what carries a traveler from place to place. */
export const isJourney = (segment: SegmentDraft): boolean =>
  segment.type === 'air' || segment.type === 'rail' || (isRide(segment) && isBetweenTowns(segment))

const isRide = (segment: SegmentDraft): segment is Draft<'activity'> =>
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
 * Where a trip set out from: the origin of its first journey. Null without a journey, and where something before it
 * took place in that town already, because then the way there is what we do not know.
 * @param segments in order of begin
 */
export function homeOf(segments: readonly SegmentDraft[]): Spot | null {
  const first = segments.find(isJourney)
  if (!first) return null
  const origin = startOf(first)
  const before = segments.slice(0, segments.indexOf(first))
  return before.some((segment) => near(startOf(segment), origin)) ? null : origin
}

/**
 * Whether a trip has come back: a journey ended in the town that it set out from, and no flight left after that (a
 * train from the airport did).
 * @param segments in order of begin
 */
export function isBackHome(segments: readonly SegmentDraft[]): boolean {
  const home = homeOf(segments)
  if (home === null) return false
  const last = segments.findLast(
    (segment) => segment.type === 'air' || (isJourney(segment) && near(endOf(segment), home)),
  )
  return last !== undefined && near(endOf(last), home)
}
