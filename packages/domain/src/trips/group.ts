import type { KnownSegment } from '../segments/draft'
import type { TripGroup } from './assign-trip-ids'
import { type Block, blocksOf } from './blocks'
import { byStart, dayMs, finishOf, startTime } from './course'
import { joins } from './joins'
import { meets } from './meets'
import { placePinned } from './place-pinned'

/** A cancelled booking belongs to a trip that begins or ends within this time. */
const cancelledReachMs = dayMs

/**
 * Groups one traveler's segments into trips. A trip continues while the next segment begins where it has been and soon
 * enough. Returning home closes it (see `joins`). Segments with one confirmation number stay together. Cancelled
 * segments do not shape trips: they stay with their booking, else with their former trip, else with the trip of those
 * days, else separate. A continuing trip keeps its id. Segments pinned to a trip stay there. Every segment is in
 * exactly one trip, and grouping the result again changes nothing.
 * @param traveler whether it is a person of the team, or only a name, which several people may have: their bookings
 *   are one trip only if they meet
 */
export function groupTrips(segments: readonly KnownSegment[], traveler: TravelerKind = 'person'): TripGroup[] {
  const belongs = traveler === 'name' ? (trip: Block, block: Block) => joins(trip, block) && meets(trip, block) : joins
  const blocks = blocksOf(segments)
  const isLive = (block: Block): boolean => block.some(({ status }) => status === 'Active')
  const trips = inSequence(blocks.filter(isLive), active, belongs)
  const unattached = blocks.filter((block) => !isLive(block)).filter((block) => !attached(block, trips))
  return placePinned(
    [...trips, ...inSequence(unattached, (trip) => trip, belongs)].map((trip) => trip.toSorted(byStart)),
  )
}

/** Whether a traveler is a known person or only a name. */
export type TravelerKind = 'person' | 'name'

/** A trip under construction. */
type Trip = KnownSegment[]

const active = (trip: readonly KnownSegment[]): readonly KnownSegment[] =>
  trip.filter(({ status }) => status === 'Active')

/** Appends blocks in order. Each joins the latest trip that accepts it, or starts one. */
function inSequence(
  blocks: readonly Block[],
  shaping: (trip: Block) => Block,
  belongs: (trip: Block, block: Block) => boolean,
): Trip[] {
  const trips: Trip[] = []
  const inOrder = blocks.toSorted((a, b) => compareFirst(shaping(a), shaping(b)))
  for (const block of inOrder) {
    const trip = trips.findLast((trip) => belongs(shaping(trip).toSorted(byStart), shaping(block)))
    if (trip) trip.push(...block)
    else trips.push([...block])
  }
  return trips
}

const compareFirst = ([a]: Block, [b]: Block): number => (a && b ? byStart(a, b) : 0)

/** Adds a cancelled block to its former trip, or to the trip of its days. Returns whether there is one. */
function attached(block: Block, trips: readonly Trip[]): boolean {
  const home = formerTrip(block, trips) ?? trips.findLast((trip) => isOfTheseDays(block, active(trip)))
  home?.push(...block)
  return home !== undefined
}

/** The trip with most of the active segments that formerly shared a trip with the block. */
function formerTrip(block: Block, trips: readonly Trip[]): Trip | undefined {
  const ids = new Set(block.flatMap(({ trip_id }) => trip_id ?? []))
  const share = (trip: Trip): number =>
    active(trip).filter(({ trip_id }) => trip_id !== null && ids.has(trip_id)).length
  const best = Math.max(0, ...trips.map(share))
  return best > 0 ? trips.find((trip) => share(trip) === best) : undefined
}

function isOfTheseDays(block: Block, trip: Block): boolean {
  const [first] = block
  if (!first) return false
  const start = startTime(first)
  return (
    start >= Math.min(...trip.map(startTime)) - cancelledReachMs &&
    start <= Math.max(...trip.map(finishOf)) + cancelledReachMs
  )
}
