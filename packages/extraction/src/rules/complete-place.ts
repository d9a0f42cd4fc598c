import type { Moment, Place, Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import { instantOf } from '@sextant/domain/kit/local-time'
import { airportNamed } from '@sextant/places/airports/airport-named'
import { findAirport } from '@sextant/places/airports/find-airport'
import { placeOfPickUp } from '@sextant/places/airports/place-of-pick-up'
import type { Airport } from '@sextant/places/airports/table'
import { townServed } from '@sextant/places/airports/town-served'
import { findCity, zoneOfCity } from '@sextant/places/cities/find-city'
import { townIn } from '@sextant/places/cities/town-in'
import { countryCode } from '@sextant/places/countries/country-code'
import { onlyZone } from '@sextant/places/countries/only-zone'
import { findStation, stationOfCode } from '@sextant/places/stations/find-station'
import { zoneAt } from '@sextant/places/zones/zone-at'
import { readAddress } from './read-address'

/** What is known about a place beyond the document. */
type PlaceDetails = Partial<Place>

function ofAirport(airport: Airport): PlaceDetails {
  const { iata, name, adminCode, latitude, longitude, zone } = airport
  return {
    iata_code: iata,
    name,
    locality: townServed(airport),
    admin_code: adminCode,
    country_code: airport.countryCode,
    latitude,
    longitude,
    time_zone_id: zone,
  }
}

/** The airport of a flight's place: by its code, else by its name if only one large airport has it. */
function airportOf(place: Place): Airport | null {
  if (place.iata_code !== undefined) return findAirport(place.iata_code)
  const name = place.name ?? ''
  const code = /^[A-Z]{3}$/.test(name) ? name : /\(([A-Z]{3})\)/.exec(name)?.[1]
  if (code !== undefined) return findAirport(code)
  return airportNamed(name)
}

function ofStation(place: Place): PlaceDetails {
  const station = place.station_code === undefined ? null : stationOfCode(place.station_code)
  const { name = '', country_code: country } = place
  const found = station ?? findStation(name, country) ?? findStation(name.replace(/ ?\([^)]*\)$/, ''), country)
  if (!found) return place.locality === undefined ? ofStop(place) : {}
  const { uic, countryCode, latitude, longitude } = found
  return { station_code: uic, country_code: countryCode, latitude, longitude }
}

function ofCity(place: Place): PlaceDetails {
  const city = place.locality === undefined ? null : findCity(place.locality, place.country_code, place.admin_code)
  if (!city) return {}
  const zone = zoneOfCity(city)
  return {
    country_code: city.countryCode,
    admin_code: city.adminCode,
    ...(zone ? { time_zone_id: zone } : {}),
  }
}

/** The town of a stop: `Wien, Erdberg`, `Paris - Bercy Seine`, `Madrid (Intercambiador)`, `Madrid-Puerta de Atocha`. */
function ofStop({ name = '', country_code: country }: Place): PlaceDetails {
  const first = (mark: RegExp) => findCity(name.split(mark)[0]?.trim() ?? '', country)
  // The airport of `Frankfurt-Hahn, Flughafen` is in neither of the towns that it is called after.
  const ofStation = name.includes(',') ? null : first(/-(?=\p{Lu})/u)
  const city = first(/,| - | \(/) ?? townIn(name, country) ?? ofStation
  const zone = city && zoneOfCity(city)
  return city ? { locality: city.name, country_code: city.countryCode, ...(zone ? { time_zone_id: zone } : {}) } : {}
}

/** Where a car is picked up: at an airport, or in a town. */
function ofPickUp({ name = '' }: Place): PlaceDetails {
  const { airport, city } = placeOfPickUp(name)
  if (airport) return ofAirport(airport)
  const zone = city && zoneOfCity(city)
  return city ? { locality: city.name, country_code: city.countryCode, ...(zone ? { time_zone_id: zone } : {}) } : {}
}

/** Values of the document take precedence. Empty texts are unknown. */
const merged = (place: Place, details: PlaceDetails): Place => ({
  ...Object.fromEntries(Object.entries(details).filter(([, value]) => value !== '' && value !== undefined)),
  ...place,
})

function withZone(place: Place): Place {
  if (place.time_zone_id !== undefined) return place
  const { latitude, longitude, country_code: country } = place
  const at = latitude === undefined || longitude === undefined ? null : zoneAt(latitude, longitude)
  const zone = at ?? (country === undefined ? null : onlyZone(country))
  return zone === null ? place : { ...place, time_zone_id: zone }
}

/** Replaces a country by its code. An unknown one is dropped. */
function withCountry(place: Place): Place {
  if (place.country_code === undefined) return place
  const { country_code: name, ...rest } = place
  const code = countryCode(name)
  return code === null ? rest : { ...rest, country_code: code }
}

/** A name that contains a street and a postal code is also an address. */
function withAddress(place: Place): Place {
  const { name = '', address, locality } = place
  const isAddress = address === undefined && locality === undefined && /,.*\b\d{4,5}\b/.test(name)
  return isAddress ? { ...place, address: name } : place
}

/** An airport's code in brackets behind its name. */
const codeBehind = / ?\(([A-Z]{3})\)$/

/** Whether the name of a pick-up location ends with an airport's code. */
const isCoded = (kind: ReservationKind, { name = '' }: Place): boolean =>
  (kind === 'car' || kind === 'taxi') && findAirport(codeBehind.exec(name)?.[1] ?? '') !== null

/** Completes a station, stop or pick-up location by its name. */
function ofName(kind: ReservationKind, place: Place): PlaceDetails {
  if (kind === 'train') return ofStation(place)
  if (place.locality !== undefined) return isCoded(kind, place) ? ofPickUp(place) : {}
  if (kind === 'bus' || kind === 'boat') return ofStop(place)
  return kind === 'car' || kind === 'taxi' ? ofPickUp(place) : {}
}

function complete(kind: ReservationKind, place: Place): Place {
  const stated = withCountry(readAddress(withAddress(place)))
  if (kind === 'flight' || stated.iata_code !== undefined) {
    const airport = airportOf(stated)
    // An unknown airport may still be identified by its town.
    return withZone(airport ? merged(stated, ofAirport(airport)) : merged(stated, ofStop(stated)))
  }
  const named = isCoded(kind, stated) ? { ...stated, name: stated.name?.replace(codeBehind, '') } : stated
  const completed = merged(named, ofName(kind, stated))
  const withZoneOfCity = withZone(merged(completed, ofCity(completed)))
  return kind === 'train' && withZoneOfCity.time_zone_id === undefined
    ? withZone(merged(withZoneOfCity, ofStop(withZoneOfCity)))
    : withZoneOfCity
}

/**
 * Maximum difference in hours between a stated offset and a place's zone: senders may write their own offset, or forget
 * a clock change.
 */
const maxHours = 4

/** Whether a place's zone is far from the offset that the document states. */
function isElsewhere({ local, zone: offset }: Moment, zone: string | undefined): boolean {
  if (zone === undefined || local === undefined || local.length === 10 || !/^[+-]\d{2}:\d{2}$/.test(offset ?? ''))
    return false
  const [stated, there] = [instantOf(local, offset ?? ''), instantOf(local, zone)]
  const isUtc = offset === '+00:00'
  return (
    !isUtc &&
    stated !== null &&
    there !== null &&
    Math.abs(Date.parse(stated) - Date.parse(there)) > maxHours * 3_600_000
  )
}

/** Whether the document states only the name of a place. */
export const isNamedOnly = ({ country_code, latitude, iata_code, station_code, locality }: Place): boolean =>
  [country_code, latitude, iata_code, station_code, locality].every((value) => value === undefined)

/**
 * Completes one end. A place known only by name, in a zone that contradicts its time, is another place of that name.
 */
export function completeEnd(kind: ReservationKind, { place, time }: Reservation['start']): Place {
  const completed = complete(kind, place)
  return isNamedOnly(place) && kind !== 'flight' && isElsewhere(time, completed.time_zone_id) ? place : completed
}
