import { cityRows } from '../data/cityRows.gen'
import { fold } from '../kit/fold'
import { groupBy } from '../kit/group'
import { lazy } from '../kit/lazy'
import { zoneAt } from '../zones/zone-at'
import { alsoCalled } from './also-called'

/** A city of 10,000 people or more. */
export interface City {
  name: string
  /** ISO 3166 alpha-2. */
  countryCode: string
  /** State or province in letters, where the country writes one; else empty. */
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

/** All cities of a name, the largest first. */
export function citiesNamed(name: string): City[] {
  const key = fold(name)
  const [own = [], others = []] = [named().get(key), named().get(alsoCalled[key] ?? '')]
  return own.length + others.length < 2 ? [...own, ...others] : [...own, ...others].toSorted((a, b) => b.size - a.size)
}

/**
 * The city of a name, the largest where several have it; a country (alpha-2) or an admin code narrows it. Null where
 * none is known, or where the name alone fits two cities of different countries and neither is ten times the other.
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

/** IANA zone of a city. */
export const zoneOfCity = (city: City): string | null => zoneAt(city.latitude, city.longitude)
