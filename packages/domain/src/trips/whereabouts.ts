import type { WhereaboutKind } from '@sextant/contract/trips/where'
import { type Booking, isMove, type Trace, tracesOf } from './booking'
import { compareIds, dayMs } from './course'
import { isKnown, kilometresApart, near, type TripPlace, townKm } from './trip-place'

/** A person's location, its proof, and until when (milliseconds) it applies; null if indefinitely. */
export type Whereabouts = {
  readonly kind: WhereaboutKind
  readonly place: TripPlace | null
  readonly proof: Booking | null
  readonly until: number | null
}
type State = Omit<Whereabouts, 'until'>

/** How long after their last trace people are assumed to still be there. */
const maxInferredMs = 30 * dayMs

/**
 * Determines where a person is at an instant from their bookings: traveling on a flight, train or ride between cities;
 * staying in a hotel in the city where they were last seen; at the place where they were last seen; at home, the
 * default; or unknown if no home is known either. Cancelled bookings are ignored. Every instant has exactly one answer,
 * which applies until `until`.
 * @param home where the person lives; returning to the origin of the first journey also counts as home
 */
export function whereaboutsAt(at: number, bookings: readonly Booking[], home: TripPlace | null): Whereabouts {
  if (bookings.length === 0) return { ...atHome(home), until: null }
  const live = bookings
    .filter(({ status, start: begin, end }) => status === 'Active' && Number.isFinite(begin) && end >= begin)
    .toSorted((a, b) => a.start - b.start || compareIds(a.id, b.id))
  const state = stateAt(at, live, home)
  const boundaries = live.flatMap(({ start: begin, end }) => [begin, end])
  const lapses = live.map(({ end }) => end + maxInferredMs + 1)
  const until = [...boundaries, ...lapses]
    .filter((time) => time > at)
    .toSorted((a, b) => a - b)
    .find((time) => !isSame(state, stateAt(time, live, home)))
  return { ...state, until: until !== undefined && boundaries.includes(until) ? until : null }
}

function stateAt(at: number, live: readonly Booking[], home: TripPlace | null): State {
  const moves = live.filter(isMove)
  const underWay = moves.findLast(({ start: begin, end }) => begin <= at && at < end)
  if (underWay) return { kind: 'in_transit', place: underWay.to, proof: underWay }
  const last = lastSeen(at, live, moves)
  const stay = live.findLast(
    (booking) => booking.type === 'hotel' && covers(booking, at) && last && confirms(booking, last),
  )
  if (stay) return { kind: 'staying', place: stay.from, proof: stay }
  const origin = moves[0]?.from ?? null
  if (!last || (at - last.at > maxInferredMs && !covers(last.booking, at))) return atHome(home)
  const isBack = [home, origin].some((place) => place !== null && near(last.place, place))
  return isBack ? atHome(home ?? origin) : { kind: 'at_place', place: last.place, proof: last.booking }
}

const atHome = (home: TripPlace | null): State => ({ kind: home ? 'home' : 'unknown', place: home, proof: null })

const covers = ({ start: begin, end }: Booking, at: number): boolean => begin <= at && at < end

/** The latest trace. A booking whose traveler has not reached its city yet has left none. */
function lastSeen(at: number, live: readonly Booking[], moves: readonly Booking[]): Trace | null {
  const next = moves.find(({ start: begin }) => begin > at)
  const previous = moves.findLast(({ end }) => end <= at)
  const isAwaited = ({ end, from }: Booking): boolean =>
    next !== undefined &&
    next.end < end &&
    near(next.to, from) &&
    !near(next.from, from) &&
    !(previous && near(previous.to, from))
  return live
    .filter((booking) => isMove(booking) || !covers(booking, at) || !isAwaited(booking))
    .flatMap((booking) => tracesOf(booking, at))
    .reduce<Trace | null>((latest, trace) => (latest && latest.at > trace.at ? latest : trace), null)
}

/** Whether a person last seen somewhere can be at a stay: nothing places them in another city. */
function confirms({ from }: Booking, { place }: Trace): boolean {
  if (near(place, from) || !isKnown(place) || !isKnown(from)) return true
  const km = kilometresApart(place, from)
  return km === null ? place.locality === null || from.locality === null : km <= townKm
}

const isSame = (a: State, b: State): boolean =>
  a.kind === b.kind && (a.place === b.place || (a.place !== null && b.place !== null && near(a.place, b.place)))
