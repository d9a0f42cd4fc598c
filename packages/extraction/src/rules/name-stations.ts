import type { Place, Reservation } from '@sextant/contract/emails/reservation'
import { stationOfLetters } from '@sextant/places/stations/find-station'
import { completePlaces } from './complete-places'

/** A place whose name is the five letters that railways have for a known station: with its name, country and number. */
function named(place: Place): Place {
  const station = /^[A-Z]{5}$/.test(place.name ?? '') ? stationOfLetters(place.name ?? '') : null
  if (!station || (place.country_code !== undefined && place.country_code !== station.countryCode)) return place
  const { name, uic, countryCode, latitude, longitude } = station
  return { ...place, name, station_code: uic, country_code: countryCode, latitude, longitude }
}

/**
 * Names the stations that a code has as letters (`FRPLY`), where neither the print around it nor the words of the email
 * have named them: those say it as the traveler knows it. The country keeps `PARIS` from being taken for letters.
 */
export function nameStations(reservation: Reservation): Reservation {
  const { kind, start, end } = reservation
  if (kind !== 'train' || start.place.country_code === undefined || end.place.country_code === undefined)
    return reservation
  const [from, to] = [named(start.place), named(end.place)]
  if (from === start.place && to === end.place) return reservation
  return completePlaces({ ...reservation, start: { ...start, place: from }, end: { ...end, place: to } })
}
