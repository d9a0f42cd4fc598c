import { addDays } from '@sextant/domain/kit/local-time'
import type { KnownSegment } from '@sextant/domain/segments/draft'
import type { TripGroup } from '@sextant/domain/trips/assign-trip-ids'
import { groupTrips } from '@sextant/domain/trips/group'
import { type Days, isWithin, reachDays, regroupAround, unionOf } from '@sextant/domain/trips/regroup'
import type { Tx } from '../platform/database/transaction'
import { draftOf, findSegmentsAround, findSegmentsOfOwner, kindOfOwner, type SegmentRow } from '../segments'
import { findTripsById, findTripsOfOwner, type TripRow } from './store'

/** The trips of one owner that a change affects. */
export type AffectedTrips = {
  /** The trips after regrouping, each with its existing row if it continues. */
  readonly groups: readonly { readonly trip: TripRow | undefined; readonly members: readonly SegmentRow[] }[]
  /** Trips without segments. */
  readonly emptyTrips: readonly TripRow[]
  /** Whether these are all trips of the owner. */
  readonly isWhole: boolean
}

/** All trips of an owner. */
export async function allOf(tx: Tx, ownerKey: string): Promise<AffectedTrips> {
  const trips = await findTripsOfOwner(tx, ownerKey)
  const segments = await findSegmentsOfOwner(tx, ownerKey)
  const tripIds = new Set(trips.map(({ id }) => id))
  const foreign = new Set(segments.flatMap(({ trip_id: trip }) => (trip !== null && !tripIds.has(trip) ? trip : [])))
  const groups = groupTrips(
    segments.map((row) => withoutTrips(draftOf(row), foreign)),
    kindOfOwner(ownerKey),
  )
  const emptyTrips = trips.filter(({ id }) => groups.every(({ trip_id }) => trip_id !== id)).map(({ id }) => id)
  return { ...withRows({ groups, emptyTrips }, segments, trips), isWhole: true }
}

/** A trip and its neighbours are usually within this many days, so one query reads them all. */
const slackDays = 7

/**
 * The trips of an owner that the changed segments are in, were in, or will be in. The owner's other trips are not read.
 */
export async function affectedBy(tx: Tx, ownerKey: string, changed: readonly SegmentRow[]): Promise<AffectedTrips> {
  const ownerRows = changed.filter((row) => row.owner_key === ownerKey)
  const ids = ownerRows.map(({ id }) => id)
  const before = [...new Set(changed.flatMap(({ trip_id }) => trip_id ?? []))]
  const ownBefore = await findTripsById(tx, ownerKey, before)
  // A segment that came from another owner leaves the trip it had there.
  const foreign = new Set(before.filter((trip) => ownBefore.every(({ id }) => id !== trip)))
  const kind = kindOfOwner(ownerKey)
  let days = unionOf(ownerRows.length > 0 ? ownerRows : ownBefore)
  while (days) {
    const read = widened(days, slackDays)
    const { start_day: start, end_day: end } = widened(read, reachDays)
    const segments = await findSegmentsAround(tx, ownerKey, { start, end, changed: ids })
    const drafts = segments.map((row) => withoutTrips(draftOf(row), foreign))
    const { former } = regroupAround(drafts, ownBefore, new Set(ids), kind)
    const others = former.filter((trip) => ownBefore.every(({ id }) => id !== trip))
    const trips = [...ownBefore, ...(await findTripsById(tx, ownerKey, others))]
    const regrouped = regroupAround(drafts, trips, new Set(ids), kind)
    if (!regrouped.days || isWithin(regrouped.days, read))
      return { ...withRows(regrouped, segments, trips), isWhole: false }
    days = unionOf([days, regrouped.days])
  }
  return { groups: [], emptyTrips: [], isWhole: false }
}

const [firstDay, lastDay] = ['0001-01-01', '9999-12-31']

function widened({ start_day, end_day }: Days, by: number): Days {
  const [start, end] = [addDays(start_day, -by), addDays(end_day, by)]
  // Days before the calendar have the year 0 or a negative one; days after it start with a sign.
  return { start_day: start < firstDay ? firstDay : start, end_day: end < end_day ? lastDay : end }
}

const withoutTrips = (segment: KnownSegment, trips: ReadonlySet<string>): KnownSegment =>
  segment.trip_id !== null && trips.has(segment.trip_id) ? { ...segment, trip_id: null } : segment

function withRows(
  { groups, emptyTrips }: { readonly groups: readonly TripGroup[]; readonly emptyTrips: readonly string[] },
  segments: readonly SegmentRow[],
  trips: readonly TripRow[],
): Pick<AffectedTrips, 'groups' | 'emptyTrips'> {
  return {
    groups: groups.map(({ trip_id, segment_ids }) => ({
      trip: trips.find(({ id }) => id === trip_id),
      members: segments.filter(({ id }) => segment_ids.includes(id)),
    })),
    emptyTrips: trips.filter(({ id }) => emptyTrips.includes(id)),
  }
}
