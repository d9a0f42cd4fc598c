import type { Tx } from '../../platform/database/transaction'
import { findSegmentsOfOwner, type SegmentRow } from '../../segments'
import { issuesOf } from './issues-of'
import { storeIssues } from './store'

/** Trips of one owner with their segments. */
type OwnerTrips = {
  readonly ownerKey: string
  readonly trips: ReadonlyMap<string, readonly SegmentRow[]>
  /** Trips that no longer exist. */
  readonly emptyTrips: readonly { readonly id: string }[]
  /** Whether these are all trips of the owner. */
  readonly isWhole: boolean
}

/** Inspects trips, and stores the issues found. Issues of their owners' other trips are left unchanged. */
export const inspectTrips = async (tx: Tx, all: readonly OwnerTrips[]): Promise<void> =>
  await storeIssues(
    tx,
    all.flatMap(({ ownerKey, trips }) => issuesOf(ownerKey, trips)),
    all.map(({ ownerKey, trips, emptyTrips, isWhole }) => ({
      owner_key: ownerKey,
      trips: isWhole ? null : [...trips.keys(), ...emptyTrips.map(({ id }) => id)],
    })),
  )

/** Segments grouped by trip; segments without one are omitted. */
export function tripsOf(segments: readonly SegmentRow[]): ReadonlyMap<string, readonly SegmentRow[]> {
  const trips = new Map<string, SegmentRow[]>()
  for (const segment of segments)
    if (segment.trip_id !== null) trips.set(segment.trip_id, [...(trips.get(segment.trip_id) ?? []), segment])
  return trips
}

/** Inspects all trips of these owners as they are stored. */
export async function inspectOwners(tx: Tx, ownerKeys: readonly string[]): Promise<void> {
  const inspected: OwnerTrips[] = []
  for (const ownerKey of ownerKeys)
    inspected.push({
      ownerKey,
      trips: tripsOf(await findSegmentsOfOwner(tx, ownerKey)),
      emptyTrips: [],
      isWhole: true,
    })
  await inspectTrips(tx, inspected)
}
