import type { Moment, Place, Reservation } from '@sextant/contract/emails/reservation'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { fromReservation } from '@sextant/domain/segments/from-reservation'
import { townName } from '@sextant/places/cities/town-name'
import { stationOfCode } from '@sextant/places/stations/find-station'
import { townOfStation } from '@sextant/places/stations/town-of-station'

type Context = Parameters<typeof fromReservation>[1]

/** Turns a reservation into a segment draft, with place names normalised however the document writes them. */
export const draftFrom = (reservation: Reservation, context: Context): SegmentDraft | null =>
  fromReservation(
    { ...reservation, start: named(reservation.start, reservation), end: named(reservation.end, reservation) },
    context,
  )

type End = { readonly place: Place; readonly time: Moment }

const named = ({ place, time }: End, { kind }: Reservation): End => ({
  place: withTown(kind === 'train' ? inTown(withStation(place)) : withStation(place)),
  time,
})

const withTown = (place: Place): Place =>
  place.locality === undefined ? place : { ...place, locality: townName(place.locality, place.country_code) }

/** Places a station in its town, so that trips and maps are named after towns. */
function inTown(place: Place): Place {
  const { name, country_code: countryCode, latitude, longitude } = place
  const town = place.locality ?? (name === undefined ? null : townOfStation({ name, countryCode, latitude, longitude }))
  return town === null ? place : { ...place, locality: town }
}

/** Resolves a station code (seven-digit UIC, or eight with check digit) used in place of a station name. */
function withStation(place: Place): Place {
  const code = place.name?.trim() ?? ''
  const station = /^\d{7,8}$/.test(code) ? stationOfCode(code) : null
  return station ? { ...place, name: station.name, station_code: place.station_code ?? station.uic } : place
}
