import type { Place, Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import { findAirport } from '@sextant/places/airports/find-airport'
import { airportNamed } from '@sextant/places/airports/search-airports'
import type { Airport } from '@sextant/places/airports/table'
import { findCity, zoneOfCity } from '@sextant/places/cities/find-city'
import { countryCode } from '@sextant/places/countries/country-code'
import { onlyZone } from '@sextant/places/countries/only-zone'
import { findStation, stationOfCode } from '@sextant/places/stations/find-station'
import { zoneAt } from '@sextant/places/zones/zone-at'

import { readAddress } from './read-address'

/** What is known of a place beyond what the document says. */
type Known = Partial<Place>

function ofAirport(airport: Airport): Known {
  const { iata, name, locality, adminCode, latitude, longitude, zone } = airport
  return {
    iata_code: iata,
    name,
    locality,
    admin_code: adminCode,
    country_code: airport.countryCode,
    latitude,
    longitude,
    time_zone_id: zone,
  }
}

/** A name as it stands, and without what airlines add: `Brussels Airport, BE`, `London Gatwick (North)`, `Köln/Bonn`. */
function spellings(name: string): string[] {
  const bare = name.replace(/ ?\([^)]{0,40}\)| ?\bTerminal \w{1,3}$|, [A-Z]{2}$/g, '').trim()
  return [name, bare, bare.replaceAll(',', ''), bare.split(/[,/]/)[0] ?? ''].filter((one) => one !== '')
}

/** The airport of a flight's place: by its code, else by its name where only one large airport has it. */
function airportOf(place: Place): Airport | null {
  if (place.iata_code !== undefined) return findAirport(place.iata_code)
  const name = place.name ?? ''
  const code = /^[A-Z]{3}$/.test(name) ? name : /\(([A-Z]{3})\)/.exec(name)?.[1]
  if (code !== undefined) return findAirport(code)
  return (
    spellings(name)
      .map(airportNamed)
      .find((airport) => airport !== null) ?? null
  )
}

function ofStation(place: Place): Known {
  const station = place.station_code === undefined ? null : stationOfCode(place.station_code)
  const { name = '', country_code: country } = place
  const found =
    station ?? findStation(name, country) ?? findStation(name.replace(/ ?\([^)]*\)$/, ''), country)
  if (!found) return ofStop(place)
  const { uic, countryCode, latitude, longitude } = found
  return { station_code: uic, country_code: countryCode, latitude, longitude }
}

function ofCity(place: Place): Known {
  const city =
    place.locality === undefined ? null : findCity(place.locality, place.country_code, place.admin_code)
  if (!city) return {}
  const zone = zoneOfCity(city)
  return {
    country_code: city.countryCode,
    admin_code: city.adminCode,
    ...(zone ? { time_zone_id: zone } : {}),
  }
}

const airportWords =
  /\b(airport|flughafen|a[ée]roport|aeropuerto|aeroporto|lufthavn|flygplats|luchthaven)\b/giu

/** Where a car is picked up at an airport: `LAX Airport`, `München Flughafen`, `Boston Logan Airport`. */
function ofPickUp({ name = '' }: Place): Known {
  const bare = name.replace(airportWords, ' ').trim()
  const code = /^[A-Z]{3}$/.exec(bare)?.[0] ?? /\(([A-Z]{3})\)/.exec(name)?.[1]
  const airport = bare === name.trim() && !code ? null : code ? findAirport(code) : airportNamed(name)
  const town = bare === name.trim() ? (name.includes(',') ? name.split(',').at(-1) : undefined) : bare
  const city = airport || town === undefined ? null : findCity(town)
  if (airport) return ofAirport(airport)
  const zone = city && zoneOfCity(city)
  return city
    ? { locality: city.name, country_code: city.countryCode, ...(zone ? { time_zone_id: zone } : {}) }
    : {}
}

/** The town of a stop: `Wien, Erdberg`, `Madrid (Intercambiador)`, `Marseille Saint-Charles`. */
function ofStop({ name = '', country_code: country }: Place): Known {
  const first = name.split(/,| - | \(/)[0]?.trim() ?? ''
  const words = first.split(' ')
  const towns = [first, words.slice(0, 2).join(' '), words[0] ?? '']
  const city = towns.map((town) => findCity(town, country)).find((found) => found !== null)
  const zone = city && zoneOfCity(city)
  return city
    ? { locality: city.name, country_code: city.countryCode, ...(zone ? { time_zone_id: zone } : {}) }
    : {}
}

/** What the document says wins; empty texts are unknown. */
const merged = (place: Place, known: Known): Place => ({
  ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '' && value !== undefined)),
  ...place,
})

function withZone(place: Place): Place {
  if (place.time_zone_id !== undefined) return place
  const { latitude, longitude, country_code: country } = place
  const at = latitude === undefined || longitude === undefined ? null : zoneAt(latitude, longitude)
  const zone = at ?? (country === undefined ? null : onlyZone(country))
  return zone === null ? place : { ...place, time_zone_id: zone }
}

/** A country by its code; one that nobody knows is left away. */
function withCountry(place: Place): Place {
  if (place.country_code === undefined) return place
  const { country_code: name, ...rest } = place
  const code = countryCode(name)
  return code === null ? rest : { ...rest, country_code: code }
}

/** What the name of a station, a stop or a pick-up tells of it. */
function ofName(kind: ReservationKind, place: Place): Known {
  if (kind === 'train') return ofStation(place)
  if (place.locality !== undefined) return {}
  if (kind === 'bus') return ofStop(place)
  return kind === 'car' || kind === 'taxi' ? ofPickUp(place) : {}
}

function complete(kind: ReservationKind, place: Place): Place {
  const stated = withCountry(readAddress(place))
  if (kind === 'flight' || stated.iata_code !== undefined) {
    const airport = airportOf(stated)
    return withZone(airport ? merged(stated, ofAirport(airport)) : stated)
  }
  const station = merged(stated, ofName(kind, stated))
  return withZone(merged(station, ofCity(station)))
}

/** Completes both places from the bundled data: codes, country, coordinates, zone. What the document says stays. */
export function completePlaces(reservation: Reservation): Reservation {
  const { kind, start, end } = reservation
  return {
    ...reservation,
    start: { ...start, place: complete(kind, start.place) },
    end: { ...end, place: complete(kind, end.place) },
  }
}
