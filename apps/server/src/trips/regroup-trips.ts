import { isDeepStrictEqual } from 'node:util'
import type { EventType } from '@sextant/contract/kit/event-types'
import type { KnownSegment } from '@sextant/domain/segments/draft'
import { groupTrips } from '@sextant/domain/trips/group'
import type { Tx } from '../platform/database/transaction'
import { emit } from '../platform/outbox'
import type { Services } from '../platform/services'
import { assignTrip, draftOf, findSegmentsOfOwner, type SegmentRow, type SegmentsChanged } from '../segments'
import { columnsOf } from './columns'
import { followSegments } from './owners/store'
import { presentTrip } from './present'
import { inspectOwners } from './quality/inspect-owners'
import {
  deleteTrips,
  findTrip,
  findTripsOfOwner,
  insertTrip,
  type TripColumns,
  type TripRow,
  updateTrip,
} from './store'

/**
 * Regroups the segments of these owners into trips: continuing trips keep their ids, unchanged ones are not touched.
 */
export async function regroupTrips(services: Services, tx: Tx, { ownerKeys }: SegmentsChanged): Promise<void> {
  await followSegments(tx, ownerKeys)
  const empty: TripRow[] = []
  for (const ownerKey of ownerKeys) empty.push(...(await regroupOwner(services, tx, ownerKey)))
  // Only after every owner has its segments: a segment that moved may still be in its old trip.
  await deleteTrips(
    tx,
    empty.map(({ id }) => id),
  )
  await recordChange(services, tx, 'trip.deleted', empty)
  await inspectOwners(tx, ownerKeys)
}

/** Regroups one owner's segments. Returns the trips that have none any more. */
async function regroupOwner(services: Services, tx: Tx, ownerKey: string): Promise<readonly TripRow[]> {
  const known = new Map((await findTripsOfOwner(tx, ownerKey)).map((trip) => [trip.id, trip]))
  const segments = await findSegmentsOfOwner(tx, ownerKey)
  const continuedIds = new Set<string>()
  for (const group of groupTrips(segments.map((row) => withoutForeignTrip(draftOf(row), known)))) {
    const members = segments.filter(({ id }) => group.segment_ids.includes(id))
    const trip = group.trip_id === null ? undefined : known.get(group.trip_id)
    continuedIds.add(await writeTrip(services, tx, trip, members, ownerKey))
  }
  return [...known.values()].filter(({ id }) => !continuedIds.has(id))
}

/** A segment that came from another owner leaves its trip there. */
const withoutForeignTrip = (segment: KnownSegment, known: ReadonlyMap<string, TripRow>): KnownSegment =>
  segment.trip_id !== null && !known.has(segment.trip_id) ? { ...segment, trip_id: null } : segment

/** Writes one trip if it is new or changed, and assigns its segments. Returns its id. */
async function writeTrip(
  services: Services,
  tx: Tx,
  trip: TripRow | undefined,
  members: readonly SegmentRow[],
  ownerKey: string,
): Promise<string> {
  const attributes = columnsOf(members, ownerKey)
  const columns = trip?.named ? { ...attributes, headline: trip.headline } : attributes
  const id = trip?.id ?? (await insertTrip(tx, columns))
  const moved = members.filter(({ trip_id }) => trip_id !== id).map((segment) => segment.id)
  await assignTrip(tx, moved, id)
  const changed = trip !== undefined && !isAsBefore(trip, columns)
  if (changed) await updateTrip(tx, id, columns)
  if (!trip || changed || moved.length > 0) {
    const row = await findTrip(tx, id)
    await recordChange(services, tx, typeOf(trip, columns), row ? [row] : [])
  }
  return id
}

function typeOf(before: TripRow | undefined, after: TripColumns): EventType {
  if (!before) return 'trip.created'
  return after.status === 'Cancelled' && before.status !== 'Cancelled' ? 'trip.cancelled' : 'trip.updated'
}

const jsonColumns: ReadonlySet<string> = new Set(['segment_counts', 'warnings'])

function isAsBefore(trip: TripRow, columns: TripColumns): boolean {
  const before = new Map<string, unknown>(Object.entries(trip))
  return Object.entries(columns).every(([name, value]) =>
    isDeepStrictEqual(before.get(name), jsonColumns.has(name) ? JSON.parse(String(value)) : value),
  )
}

const recordChange = async (services: Services, tx: Tx, type: EventType, trips: readonly TripRow[]): Promise<void> =>
  await emit(
    tx,
    trips.map((row) => ({ type, resourceId: row.id, object: presentTrip(row, services.clock.now()) })),
  )
