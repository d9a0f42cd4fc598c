import type { KnownSegment } from '../segments/draft'
import { assignTripIds, type TripGroup } from './assign-trip-ids'
import { byBegin } from './course'

type Trip = readonly KnownSegment[]

/** The trip that people put a segment into; null where nobody did. */
const pinOf = ({ pinned, trip_id }: KnownSegment): string | null => (pinned ? trip_id : null)

/**
 * Gives trips their ids, and takes segments that people placed to where they placed them. The others stay as they were
 * grouped; only what belongs by nature with placed segments and with nothing else goes along with them, so that a later
 * booking of a journey that people moved is found beside it.
 * @param natural trips as the rules made them, in order of begin
 */
export function placePinned(natural: readonly Trip[]): TripGroup[] {
  const placed = new Map<string, KnownSegment[]>()
  const loose = natural.flatMap((trip) => {
    const homes = homesIn(trip)
    for (const [segment, home] of homes) placed.set(home, [...(placed.get(home) ?? []), segment])
    const left = trip.filter((segment) => !homes.has(segment))
    return left.length > 0 ? [left] : []
  })
  if (placed.size === 0) return assignTripIds(loose)
  return united(assignTripIds(loose), placed, natural.flat())
}

/** The segments of one natural trip that are placed, each with its trip: pinned ones, and what goes along with them. */
function homesIn(trip: Trip): ReadonlyMap<KnownSegment, string> {
  const pins = trip.flatMap((segment) => pinOf(segment) ?? [])
  const [latest] = pins.slice(-1)
  if (latest === undefined) return new Map()
  const isSettledElsewhere = trip.some(({ trip_id }) => trip_id !== null && !pins.includes(trip_id))
  return new Map(
    trip.flatMap((segment) => {
      if (segment.trip_id === null) return isSettledElsewhere ? [] : [[segment, latest] as const]
      return pins.includes(segment.trip_id) ? [[segment, segment.trip_id] as const] : []
    }),
  )
}

/**
 * Groups with the segments that were placed into their trips; what was placed into no group's trip is one of its own.
 */
function united(groups: readonly TripGroup[], placed: ReadonlyMap<string, Trip>, segments: Trip): TripGroup[] {
  const order = segments.toSorted(byBegin).map(({ id }) => id)
  const inOrder = (ids: readonly string[]): string[] => order.filter((id) => ids.includes(id))
  const idsIn = (trip: string | null): string[] => (trip === null ? [] : (placed.get(trip) ?? []).map(({ id }) => id))
  const known = new Set(groups.map(({ trip_id }) => trip_id))
  return [
    ...groups.map(({ trip_id, segment_ids }) => ({
      trip_id,
      segment_ids: inOrder([...segment_ids, ...idsIn(trip_id)]),
    })),
    ...[...placed.keys()]
      .filter((trip) => !known.has(trip))
      .map((trip_id) => ({ trip_id, segment_ids: inOrder(idsIn(trip_id)) })),
  ]
}
