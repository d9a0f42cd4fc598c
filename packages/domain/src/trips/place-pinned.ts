import type { KnownSegment } from '../segments/draft'
import { assignTripIds, type TripGroup } from './assign-trip-ids'
import { byStart } from './course'

type Trip = readonly KnownSegment[]

/** The trip that people pinned a segment to; null if it is not pinned. */
const pinOf = ({ pinned, trip_id }: KnownSegment): string | null => (pinned ? trip_id : null)

/**
 * Assigns trip ids and moves pinned segments to their trips. Other segments stay as grouped, except those grouped only
 * with pinned ones, which follow them, so that a later booking of a moved journey is found next to it.
 * @param natural trips as grouped by the rules, by start
 */
export function placePinned(natural: readonly Trip[]): TripGroup[] {
  const byTrip = new Map<string, KnownSegment[]>()
  const loose = natural.flatMap((trip) => {
    const homes = homesIn(trip)
    for (const [segment, home] of homes) byTrip.set(home, [...(byTrip.get(home) ?? []), segment])
    const unpinned = trip.filter((segment) => !homes.has(segment))
    return unpinned.length > 0 ? [unpinned] : []
  })
  if (byTrip.size === 0) return assignTripIds(loose)
  return united(assignTripIds(loose), byTrip, natural.flat())
}

/** The pinned segments of one natural trip with their trips, and the segments that follow them. */
function homesIn(trip: Trip): ReadonlyMap<KnownSegment, string> {
  const pins = trip.flatMap((segment) => pinOf(segment) ?? [])
  const [latest] = pins.slice(-1)
  if (latest === undefined) return new Map()
  const isAssignedElsewhere = trip.some(({ trip_id }) => trip_id !== null && !pins.includes(trip_id))
  return new Map(
    trip.flatMap((segment) => {
      if (segment.trip_id === null) return isAssignedElsewhere ? [] : [[segment, latest] as const]
      return pins.includes(segment.trip_id) ? [[segment, segment.trip_id] as const] : []
    }),
  )
}

/** The groups including pinned segments. Those pinned to a trip without a group form their own. */
function united(groups: readonly TripGroup[], byTrip: ReadonlyMap<string, Trip>, segments: Trip): TripGroup[] {
  const order = segments.toSorted(byStart).map(({ id }) => id)
  const inOrder = (ids: readonly string[]): string[] => order.filter((id) => ids.includes(id))
  const idsIn = (trip: string | null): string[] => (trip === null ? [] : (byTrip.get(trip) ?? []).map(({ id }) => id))
  const existing = new Set(groups.map(({ trip_id }) => trip_id))
  return [
    ...groups.map(({ trip_id, segment_ids }) => ({
      trip_id,
      segment_ids: inOrder([...segment_ids, ...idsIn(trip_id)]),
    })),
    ...[...byTrip.keys()]
      .filter((trip) => !existing.has(trip))
      .map((trip_id) => ({ trip_id, segment_ids: inOrder(idsIn(trip_id)) })),
  ]
}
