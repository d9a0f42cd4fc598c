import type { Moment, Place, Reservation } from '@sextant/contract/emails/reservation'
import { addDays, instantOf, localOf } from '@sextant/domain/kit/local-time'

const halfYearMs = 182 * 86_400_000

/**
 * Whether a zone has this offset half a year away from a local time, which means that the sender forgot the clock
 * change.
 */
function hasInOtherSeason(local: string, offset: string, zone: string): boolean {
  const instant = instantOf(local, offset)
  if (instant === null) return false
  return [halfYearMs, -halfYearMs].some((ms) => {
    const other = new Date(Date.parse(instant) + ms).toISOString()
    return localOf(other, zone) === localOf(other, offset)
  })
}

/**
 * A time in its place's own zone. If the stated offset agrees with the zone, or is the zone's in the other season, the
 * local time is kept. Any other offset defines an instant, which is converted to the place's zone.
 */
function resolveTime(time: Moment, place: Place, other: Place | null = null): Moment {
  const { local, zone: offset } = time
  const zone = place.time_zone_id ?? (offset === '+00:00' ? other?.time_zone_id : undefined)
  if (local === undefined || zone === undefined) return time
  if (offset === undefined || local.length === 10 || !/^[+-]/.test(offset)) return { local, zone: offset ?? zone }
  // UTC is written by machines, so it is taken literally.
  const isOtherSeason = offset !== '+00:00' && hasInOtherSeason(local, offset, zone)
  const instant = isOtherSeason ? null : instantOf(local, offset)
  return { local: (instant && localOf(instant, zone)) ?? local, zone }
}

/**
 * Converts both times to the zones of their places. If only one zone of a rental, stay or event is known, it applies to
 * both. On land, a UTC time at an unknown place is converted to the zone of the other place.
 */
export function resolveTimes(reservation: Reservation): Reservation {
  const { start, end, kind } = reservation
  const isOnLand = kind === 'train' || kind === 'bus' || kind === 'taxi'
  return {
    ...reservation,
    start: { ...start, time: resolveTime(start.time, start.place, isOnLand ? end.place : null) },
    end: { ...end, time: resolveTime(end.time, end.place, isOnLand ? start.place : null) },
  }
}

/** Two comparable times: as instants if both zones are known, else as local times. */
function comparable(first: Moment, second: Moment): [string, string] | null {
  const [a, b] = [first.local, second.local]
  if (a === undefined || b === undefined || a.length === 10 || b.length === 10) return null
  const areZoned = first.zone !== undefined && second.zone !== undefined
  const instants = [instantOf(a, first.zone ?? ''), instantOf(b, second.zone ?? '')] as const
  return areZoned && instants[0] !== null && instants[1] !== null ? [instants[0], instants[1]] : [a, b]
}

/** Whether the local times of both ends of a ride are in order. The zones of two addresses in a town may be misread. */
const isShortRide = ({ kind, start, end }: Reservation): boolean =>
  kind === 'taxi' && (start.time.local ?? '') <= (end.time.local ?? '')

/** An arrival before its departure is on the next day: senders write the departure's date next to both. */
export function moveArrival(reservation: Reservation): Reservation {
  if (!['flight', 'train', 'bus', 'boat', 'taxi'].includes(reservation.kind)) return reservation
  const { start, end } = reservation
  const sameDay = start.time.local?.slice(0, 10) === end.time.local?.slice(0, 10)
  const times = comparable(start.time, end.time)
  if (times === null || times[1] >= times[0] || !sameDay || isShortRide(reservation)) return reservation
  const local = end.time.local ?? ''
  const moved = addDays(local.slice(0, 10), 1) + local.slice(10)
  return { ...reservation, end: { ...end, time: { ...end.time, local: moved } } }
}
