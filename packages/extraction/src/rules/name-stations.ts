import type { Place, Reservation } from '@sextant/contract/emails/reservation'
import { stationOfLetters } from '@sextant/places/stations/find-station'
import { completePlaces } from './complete-places'

/** Replaces a five-letter code of a known station by its name, country and number. */
function named(place: Place): Place {
  const station = /^[A-Z]{5}$/.test(place.name ?? '') ? stationOfLetters(place.name ?? '') : null
  if (!station || (place.country_code !== undefined && place.country_code !== station.countryCode)) return place
  const { name, uic, countryCode, latitude, longitude } = station
  return { ...place, name, station_code: uic, country_code: countryCode, latitude, longitude }
}

/**
 * Names stations given by letters in a code (`FRPLY`), unless the print or the email's free text has named them, since
 * those use the traveler's terms. Requiring a country keeps `PARIS` from being taken for a code.
 */
export function nameStations(reservation: Reservation): Reservation {
  const { kind, start, end } = reservation
  if (kind !== 'train' || start.place.country_code === undefined || end.place.country_code === undefined)
    return reservation
  const [from, to] = [named(start.place), named(end.place)]
  if (from === start.place && to === end.place) return reservation
  return completePlaces({ ...reservation, start: { ...start, place: from }, end: { ...end, place: to } })
}
