import type { FoundPlace, PlaceLookup } from '@sextant/domain/segments/edit-places'
import { findAirport } from '@sextant/places/airports/find-airport'
import { findCity, zoneOfCity } from '@sextant/places/cities/find-city'
import { townName } from '@sextant/places/cities/town-name'

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

/** The bundled airports and towns. */
export const bundledPlaces: PlaceLookup = { airport, town }
