import { citiesNamed, findCity } from '../cities/find-city'
import { townName } from '../cities/town-name'
import { distanceKm } from '../distance/great-circle'

type StationLocation = {
  readonly name: string
  readonly countryCode?: string | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

/** The maximum distance in kilometres between a station and the centre of its town. */
const maxKm = 40
/** The maximum number of words in a town's name. */
const maxWords = 5

/**
 * The town whose name starts a station's name: Paris for `Paris Est`, Frankfurt for `Frankfurt(Main)Hbf`. If the
 * station's position is known, the town must be near it; otherwise the name alone must identify the town. Null for any
 * other.
 */
export function townOfStation({ name, countryCode, latitude, longitude }: StationLocation): string | null {
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
