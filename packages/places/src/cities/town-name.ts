import { fold } from '../kit/fold'
import { alsoCalled } from './also-called'
import { citiesNamed } from './find-city'

/** Cities that the data calls by their own name where it calls their neighbours by the English one. */
const english: Readonly<Record<string, string>> = { koln: 'Cologne' }

/**
 * One name for a town, however a text calls it: `Köln`, `Koeln` and `Cologne` are Cologne, `Wien` is Vienna. A name
 * that is none of a city's other names, or in another country than it, stays as it is; so does a short form such as
 * `Frankfurt`.
 */
export function townName(name: string, countryCode?: string): string {
  const key = fold(name)
  const called = alsoCalled[key]
  if (english[key] === undefined && (called === undefined || called.startsWith(key))) return name
  const city = citiesNamed(name).find((one) => !countryCode || one.countryCode === countryCode)
  return city ? (english[fold(city.name)] ?? city.name) : name
}
