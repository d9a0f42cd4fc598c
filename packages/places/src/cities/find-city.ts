import { cityRows } from '../data/cityRows.gen'
import { fold } from '../kit/fold'
import { groupBy } from '../kit/group'
import { lazy } from '../kit/lazy'
import { zoneAt } from '../zones/zone-at'
import { alsoCalled } from './also-called'

/** A city with at least 10,000 people. */
export interface City {
  name: string
  /** ISO 3166 alpha-2. */
  countryCode: string
  /** State or province in letters, in countries that use them; otherwise empty. */
  adminCode: string
  latitude: number
  longitude: number
  /** Thousands of people. */
  size: number
}

function read(line: string): City {
  const [name = '', countryCode = '', adminCode = '', latitude, longitude, size] = line.split('\t')
  return {
    name,
    countryCode,
    adminCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    size: Number(size),
  }
}

const named = lazy(() => groupBy(cityRows.split('\n').map(read), ({ name }) => [fold(name)]))

/** All cities with a name, largest first. */
export function citiesNamed(name: string): City[] {
  const key = fold(name)
  const [own = [], others = []] = [named().get(key), named().get(alsoCalled[key] ?? '')]
  return own.length + others.length < 2 ? [...own, ...others] : [...own, ...others].toSorted((a, b) => b.size - a.size)
}

/**
 * The city with a name, the largest if there are several; a country (alpha-2) or admin code narrows the search. Null if
 * none is known, or if cities in different countries share the name and neither is ten times larger than the other.
 */
export function findCity(name: string, countryCode?: string, adminCode?: string): City | null {
  const fits = citiesNamed(name)
    .filter((city) => !countryCode || city.countryCode === countryCode)
    .filter((city) => !adminCode || city.adminCode === '' || city.adminCode === adminCode)
  const [largest, next] = fits
  if (!largest || countryCode) return largest ?? null
  const rival = next && next.countryCode !== largest.countryCode && next.size * 10 > largest.size
  return rival ? null : largest
}

/** The IANA zone of a city. */
export const zoneOfCity = (city: City): string | null => zoneAt(city.latitude, city.longitude)
