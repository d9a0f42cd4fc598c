import { fold } from '../kit/fold'
import { alsoCalled } from './also-called'
import { citiesNamed } from './find-city'

/** Cities that the data lists by their native name although it lists their neighbours by the English one. */
const english: Readonly<Record<string, string>> = { koln: 'Cologne' }

/**
 * A single name for a town, whichever name a text uses: `Köln`, `Koeln` and `Cologne` become Cologne, `Wien` becomes
 * Vienna. Names that are not a city's other name, or are in another country, stay unchanged; so do short forms such as
 * `Frankfurt`.
 */
export function townName(name: string, countryCode?: string): string {
  const key = fold(name)
  const called = alsoCalled[key]
  if (english[key] === undefined && (called === undefined || called.startsWith(key))) return name
  const city = citiesNamed(name).find((one) => !countryCode || one.countryCode === countryCode)
  return city ? (english[fold(city.name)] ?? city.name) : name
}
