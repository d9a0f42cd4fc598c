import type { Place, Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import { instantOf } from '@sextant/domain/kit/local-time'
import { completeEnd, isNamedOnly } from './complete-place'

type Ends = Pick<Reservation, 'start' | 'end'>

/** Journeys that do not cross several time zones within half a day. */
const onGround = new Set<ReservationKind>(['train', 'bus', 'boat', 'taxi'])
const [minHoursApart, maxHoursUnderWay] = [2, 12]
const hourMs = 3_600_000

/** Whether a ground journey would lead too far for its duration: to Perth in Australia within hours of Edinburgh. */
function isTooFar({ start, end }: Ends, from: Place, to: Place): boolean {
  const [departs, arrives = departs] = [start.time.local, end.time.local]
  if (departs === undefined || departs.length === 10 || arrives === undefined || arrives.length === 10) return false
  const underWay = (Date.parse(`${arrives}Z`) - Date.parse(`${departs}Z`)) / hourMs
  const [atOrigin, atDestination] = [
    instantOf(departs, from.time_zone_id ?? ''),
    instantOf(departs, to.time_zone_id ?? ''),
  ]
  const hoursApart =
    atOrigin === null || atDestination === null
      ? 0
      : Math.abs(Date.parse(atOrigin) - Date.parse(atDestination)) / hourMs
  return hoursApart >= minHoursApart && underWay <= maxHoursUnderWay
}

/** An end completed as a place in the country of the other end; null if none is known there. */
function inCountryOf({ place, time }: Reservation['start'], kind: ReservationKind, other: Place): Place | null {
  if (!isNamedOnly(place) || other.country_code === undefined) return null
  const found = completeEnd(kind, { place: { ...place, country_code: other.country_code }, time })
  return found.locality === undefined && found.latitude === undefined ? null : found
}

/**
 * Completes both places from the bundled data: codes, country, coordinates, zone. Values of the document are kept. If a
 * journey would lead too far for its duration, one end is another place of that name, in the country of the other end.
 * If none is known there, places known only by name are not completed.
 */
export function completePlaces(reservation: Reservation): Reservation {
  const { kind, start, end } = reservation
  const withPlaces = (from: Place, to: Place): Reservation => ({
    ...reservation,
    start: { ...start, place: from },
    end: { ...end, place: to },
  })
  const [from, to] = [completeEnd(kind, start), completeEnd(kind, end)]
  if (!onGround.has(kind) || !isTooFar(reservation, from, to)) return withPlaces(from, to)
  const nearTo = inCountryOf(end, kind, from)
  if (nearTo && !isTooFar(reservation, from, nearTo)) return withPlaces(from, nearTo)
  const nearFrom = inCountryOf(start, kind, to)
  if (nearFrom && !isTooFar(reservation, nearFrom, to)) return withPlaces(nearFrom, to)
  return withPlaces(isNamedOnly(start.place) ? start.place : from, isNamedOnly(end.place) ? end.place : to)
}
