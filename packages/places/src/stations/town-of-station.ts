import { citiesNamed, findCity } from '../cities/find-city'
import { townName } from '../cities/town-name'
import { distanceKm } from '../distance/great-circle'

type Located = {
  readonly name: string
  readonly countryCode?: string | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

/** The distance within which a station and the middle of its town lie. */
const maxKm = 40
/** The longest names of towns have this many words. */
const maxWords = 5

/**
 * The town with whose name that of a station begins: Paris for `Paris Est`, Frankfurt for `Frankfurt(Main)Hbf`. Where
 * the station's position is known, the town is near it; else the name alone identifies the town. Null for others.
 */
export function townOfStation({ name, countryCode, latitude, longitude }: Located): string | null {
  const words = name.split(/[\s(]+/).filter((word) => word !== '')
  const starts = Array.from({ length: Math.min(words.length, maxWords) }, (_, count) =>
    words.slice(0, count + 1).join(' '),
  ).toReversed()
  const [first = ''] = words
  for (const start of [...starts, first.split(/[-/]/)[0] ?? '']) {
    const near = citiesNamed(start).find(
      (city) =>
        (countryCode === undefined || city.countryCode === countryCode) &&
        latitude !== undefined &&
        longitude !== undefined &&
        distanceKm(city, { latitude, longitude }) <= maxKm,
    )
    const city = latitude === undefined ? findCity(start, countryCode) : near
    if (city) return townName(city.name, city.countryCode)
  }
  return null
}
