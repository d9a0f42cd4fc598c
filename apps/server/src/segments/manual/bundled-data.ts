import type { AirlineLookup } from '@sextant/domain/segments/edit-airline'
import type { FoundPlace, PlaceLookup } from '@sextant/domain/segments/edit-places'
import { findAirport } from '@sextant/places/airports/find-airport'
import { placeOfPickUp } from '@sextant/places/airports/place-of-pick-up'
import { airlineCode, airlineName } from '@sextant/places/carriers/airline-name'
import { findCity, zoneOfCity } from '@sextant/places/cities/find-city'
import { townName } from '@sextant/places/cities/town-name'
import { findStation, zoneOfStation } from '@sextant/places/stations/find-station'
import { townOfStation } from '@sextant/places/stations/town-of-station'

function airport(code: string): FoundPlace | null {
  const found = findAirport(code)
  return (
    found && {
      name: found.name,
      locality: found.locality ? townName(found.locality, found.countryCode) : null,
      admin_code: found.adminCode || null,
      country_code: found.countryCode,
      latitude: found.latitude,
      longitude: found.longitude,
      time_zone_id: found.zone,
    }
  )
}

function town(name: string, country: string | null): FoundPlace | null {
  const found = country === null ? findCity(name) : findCity(name, country)
  return (
    found && {
      name: townName(found.name, found.countryCode),
      locality: townName(found.name, found.countryCode),
      admin_code: found.adminCode || null,
      country_code: found.countryCode,
      latitude: found.latitude,
      longitude: found.longitude,
      time_zone_id: zoneOfCity(found),
    }
  )
}

function station(name: string, country: string | null): FoundPlace | null {
  const found = country === null ? findStation(name) : findStation(name, country)
  return (
    found && {
      name: found.name,
      locality: townOfStation(found),
      admin_code: null,
      country_code: found.countryCode,
      latitude: found.latitude,
      longitude: found.longitude,
      time_zone_id: zoneOfStation(found),
    }
  )
}

function pickUp(name: string, country: string | null): FoundPlace | null {
  const found = placeOfPickUp(name)
  if (found.airport) return airport(found.airport.iata)
  return found.city && town(found.city.name, country ?? found.city.countryCode)
}

/** The bundled airports, towns, stations and airlines. */
export const bundledData: PlaceLookup & AirlineLookup = { airport, town, station, pickUp, airlineName, airlineCode }
