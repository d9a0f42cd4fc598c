import { dayOf } from '../kit/local-time'
import type { KnownSegment } from '../segments/draft'
import type { TripGroup } from './assign-trip-ids'
import { groupTrips, type TravelerKind } from './group'

/** First and last local day. */
export type Days = { readonly start_day: string; readonly end_day: string }

/**
 * The distance in days beyond which two segments never influence each other's trips: the longest wait of `joins`, plus
 * a day for time zones at either end.
 */
export const reachDays = 23

/** All possible days. */
const always: Days = { start_day: '0001-01-01', end_day: '9999-12-31' }

export type Regrouping = {
  /** The trips that are new, have other segments than before, or have changed ones. */
  readonly groups: readonly TripGroup[]
  /** The trips that have no segments any more. */
  readonly emptyTrips: readonly string[]
  /** The former trips of everything in `groups`. */
  readonly former: readonly string[]
  /** The days of everything that changes; null if nothing does. */
  readonly days: Days | null
}

/**
 * Regroups those of a traveler's segments that a change can affect. The result equals that of `groupTrips` for all of
 * them as long as `segments` has every segment and trip within `reachDays` of the days in the result, everything under
 * the numbers of the changed segments, and whole trips: without one of the other trips, the rest is grouped the same.
 * @param trips the stored trips of the segments, and those that changed segments were in
 * @param changed ids of segments that are new or changed
 */
export function regroupAround(
  segments: readonly KnownSegment[],
  trips: readonly (Days & { readonly id: string })[],
  changed: ReadonlySet<string>,
  traveler: TravelerKind = 'person',
): Regrouping {
  const all = groupTrips(segments, traveler)
  const before = membersOf(segments)
  const groups = all.filter(
    ({ trip_id, segment_ids }) =>
      segment_ids.some((id) => changed.has(id)) || !isSame(segment_ids, before.get(trip_id) ?? new Set()),
  )
  const emptyTrips = trips.filter(({ id }) => all.every(({ trip_id }) => trip_id !== id)).map(({ id }) => id)
  const regrouped = new Set(groups.flatMap(({ segment_ids }) => segment_ids))
  const members = segments.filter(({ id }) => regrouped.has(id))
  const former = [...new Set(members.flatMap(({ trip_id }) => trip_id ?? []))]
  const touched = new Set([...emptyTrips, ...former])
  // A pinned segment is in another trip than that of its days, so no subset of the trips can be considered alone.
  const days = segments.some(({ pinned }) => pinned)
    ? always
    : unionOf([...members.map(daysOf), ...trips.filter(({ id }) => touched.has(id))])
  return { groups, emptyTrips, former, days }
}

function membersOf(segments: readonly KnownSegment[]): ReadonlyMap<string | null, ReadonlySet<string>> {
  const members = new Map<string | null, Set<string>>()
  for (const { id, trip_id } of segments) members.set(trip_id, (members.get(trip_id) ?? new Set()).add(id))
  members.delete(null)
  return members
}

const isSame = (ids: readonly string[], existingIds: ReadonlySet<string>): boolean =>
  ids.length === existingIds.size && ids.every((id) => existingIds.has(id))

function daysOf({ start_datetime, end_datetime }: KnownSegment): Days {
  const [start, end] = [start_datetime ?? end_datetime ?? '', end_datetime ?? start_datetime ?? '']
  return { start_day: dayOf(start), end_day: dayOf(end < start ? start : end) }
}

/** From the first day of all to their last; null if there are none. */
export const unionOf = (all: readonly Days[]): Days | null =>
  all.length === 0
    ? null
    : {
        start_day: all.map(({ start_day }) => start_day).reduce((a, b) => (b < a ? b : a)),
        end_day: all.map(({ end_day }) => end_day).reduce((a, b) => (b > a ? b : a)),
      }

/** Whether days lie within others. */
export const isWithin = (days: Days, outer: Days): boolean =>
  days.start_day >= outer.start_day && days.end_day <= outer.end_day
