import type { KnownSegment } from '../segments/draft'
import { compareIds } from './course'

/** A trip: its segments by start, and its id; null for a new one. */
export type TripGroup = { readonly trip_id: string | null; readonly segment_ids: readonly string[] }

type Claim = { readonly trip: readonly KnownSegment[]; readonly trip_id: string; readonly segments: number }

/**
 * Assigns existing trip ids to groups of segments. Each id goes to the group with most of its segments, each group gets
 * one id, and ties go to the lower first segment. A group without a claim is a new trip.
 */
export function assignTripIds(trips: readonly (readonly KnownSegment[])[]): TripGroup[] {
  const ids = new Map<readonly KnownSegment[], string>()
  const assigned = new Set<string>()
  for (const { trip, trip_id } of trips.flatMap(claimsOf).toSorted(strongestFirst)) {
    if (ids.has(trip) || assigned.has(trip_id)) continue
    ids.set(trip, trip_id)
    assigned.add(trip_id)
  }
  return trips.map((trip) => ({
    trip_id: ids.get(trip) ?? null,
    segment_ids: trip.map(({ id }) => id),
  }))
}

function claimsOf(trip: readonly KnownSegment[]): Claim[] {
  const formerIds = trip.flatMap(({ trip_id }) => trip_id ?? [])
  return [...new Set(formerIds)].map((trip_id) => ({
    trip,
    trip_id,
    segments: formerIds.filter((id) => id === trip_id).length,
  }))
}

const strongestFirst = (a: Claim, b: Claim): number =>
  b.segments - a.segments || compareIds(a.trip_id, b.trip_id) || compareIds(lowestId(a.trip), lowestId(b.trip))

const lowestId = (trip: readonly KnownSegment[]): string => trip.map(({ id }) => id).toSorted(compareIds)[0] ?? ''
