import { isDeepStrictEqual } from 'node:util'
import type { EventType } from '@sextant/contract/kit/event-types'
import type { Tx } from '../platform/database/transaction'
import { emit, type OutboxEvent } from '../platform/outbox'
import type { Services } from '../platform/services'
import { assignTrip, type SegmentRow, type SegmentsChanged } from '../segments'
import { type AffectedTrips, affectedBy, allOf } from './affected'
import { columnsOf } from './columns'
import { followSegments } from './owners/store'
import { presentTrip } from './present'
import { inspectTrips } from './quality/inspect-owners'
import { deleteTrips, insertTrip, type TripColumns, type TripRow, updateTrip } from './store'

/** The result of regrouping one owner's trips. */
type RegroupedTrips = Pick<AffectedTrips, 'emptyTrips' | 'isWhole'> & {
  readonly ownerKey: string
  readonly trips: ReadonlyMap<string, readonly SegmentRow[]>
}

/**
 * Regroups the segments of these owners into trips. Continuing trips keep their ids, and unchanged ones are not
 * touched. If the changed segments are given, only what they can affect is read.
 */
export async function regroupTrips(services: Services, tx: Tx, { ownerKeys, changed }: SegmentsChanged): Promise<void> {
  if (!changed || ownerKeys.length > 1) await followSegments(tx, ownerKeys, changed)
  const events: OutboxEvent[] = []
  const regrouped: RegroupedTrips[] = []
  for (const ownerKey of ownerKeys) {
    const affected = changed ? await affectedBy(tx, ownerKey, changed) : await allOf(tx, ownerKey)
    const trips = new Map<string, readonly SegmentRow[]>()
    for (const { trip, members } of affected.groups) {
      const written = await writeTrip(services, tx, trip, members, ownerKey)
      trips.set(written.id, members)
      events.push(...written.events)
    }
    regrouped.push({ ownerKey, trips, emptyTrips: affected.emptyTrips, isWhole: affected.isWhole })
  }
  // Only after every owner's segments are assigned: a segment that moved may still be in its old trip.
  const empty = regrouped.flatMap(({ emptyTrips }) => emptyTrips)
  await deleteTrips(
    tx,
    empty.map(({ id }) => id),
  )
  await emit(tx, [...events, ...empty.map((row) => eventOf(services, 'trip.deleted', row))])
  await inspectTrips(tx, regrouped)
}

/** Writes one trip if it is new or changed, and assigns its segments. Returns its id and the events about it. */
async function writeTrip(
  services: Services,
  tx: Tx,
  trip: TripRow | undefined,
  members: readonly SegmentRow[],
  ownerKey: string,
): Promise<{ readonly id: string; readonly events: readonly OutboxEvent[] }> {
  const attributes = columnsOf(members, ownerKey)
  const columns = trip?.has_own_headline ? { ...attributes, headline: trip.headline } : attributes
  const moved = members.filter(({ trip_id }) => trip_id === null || trip_id !== trip?.id).map(({ id }) => id)
  if (!trip) {
    const row = await insertTrip(tx, columns, moved)
    return { id: row.id, events: [eventOf(services, 'trip.created', row)] }
  }
  await assignTrip(tx, moved, trip.id)
  const isChanged = !isAsBefore(trip, columns)
  if (!isChanged && moved.length === 0) return { id: trip.id, events: [] }
  const row = isChanged ? await updateTrip(tx, trip.id, columns) : trip
  return { id: trip.id, events: row ? [eventOf(services, typeOf(trip, columns), row)] : [] }
}

const typeOf = (before: TripRow, after: TripColumns): EventType =>
  after.status === 'Cancelled' && before.status !== 'Cancelled' ? 'trip.cancelled' : 'trip.updated'

const jsonColumns: ReadonlySet<string> = new Set(['segment_counts', 'warnings'])

function isAsBefore(trip: TripRow, columns: TripColumns): boolean {
  const before = new Map<string, unknown>(Object.entries(trip))
  return Object.entries(columns).every(([name, value]) =>
    isDeepStrictEqual(before.get(name), jsonColumns.has(name) ? JSON.parse(String(value)) : value),
  )
}

const eventOf = ({ clock }: Services, type: EventType, row: TripRow): OutboxEvent => ({
  type,
  resourceId: row.id,
  object: presentTrip(row, clock.now()),
})
