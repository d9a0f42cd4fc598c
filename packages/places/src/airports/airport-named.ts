import { alsoCalled } from '../cities/also-called'
import { type City, citiesNamed } from '../cities/find-city'
import { distanceKm } from '../distance/great-circle'
import { fold } from '../kit/fold'
import { groupBy } from '../kit/group'
import { lazy } from '../kit/lazy'
import { byAbbreviation, isWithin } from './by-abbreviation'
import { nativeAirport } from './native-names'
import { searchAirports } from './search-airports'
import { mainAirports, ownNames, severalAirports } from './stated-airports'
import { type Airport, airports } from './table'

/** Words that do not help to identify an airport. */
const common = new Set(
  'international intl int airport apt regional municipal aeroport aeropuerto aeroporto flughafen flugplatz havalimanı havaalanı lufthavn flygplats field terminal term t t1 t2 t3 t4 t5 de la el le do da di of the st saint'.split(
    ' ',
  ),
)
/** Whether a word does not help to identify an airport, in full or abbreviated to fit a column: `INTERNTNL`. */
const isCommon = (word: string): boolean =>
  common.has(word) || (/^int.+l$|^intern/.test(word) && isWithin(word, 'international'))

const directions: Readonly<Record<string, string>> = {
  sud: 'south',
  sur: 'south',
  nord: 'north',
  norte: 'north',
}

/** The distinctive words of a name. City names are as in the data, also if written with ae, oe or ue for umlauts. */
function words(name: string): string[] {
  const key = fold(name.replace(/['’]/g, ''))
  const whole = alsoCalled[key] ?? key
  const all = whole.split(' ').flatMap((word) => (alsoCalled[word] ?? directions[word] ?? word).split(' '))
  return [...new Set(all.filter((word) => word.length > 1 && !isCommon(word) && !/^\d+$/.test(word)))]
}

/** Airports by the words of their name or town; rarer words carry more weight. */
const byWord = lazy(() => {
  const index = new Map<string, Set<Airport>>()
  for (const airport of airports().values()) {
    if (airport.weight < 2) continue
    for (const word of words(`${airport.name} ${airport.locality} ${airport.iata}`)) {
      const known = index.get(word)
      if (known) known.add(airport)
      else index.set(word, new Set([airport]))
    }
  }
  return index
})

/** An airport with the share of a name's words that it has, weighted by rarity. */
interface RankedAirport {
  airport: Airport
  share: number
}

const isBetter = (a: RankedAirport, b: RankedAirport | undefined): boolean =>
  !b || a.share > b.share || (a.share === b.share && a.airport.weight > b.airport.weight)

/** The two airports with most of a name's words, the better one first. */
function ranked(nameWords: readonly string[]): [best: RankedAirport | undefined, next: RankedAirport | undefined] {
  const worth = nameWords.map((word) => 1 / Math.sqrt(byWord().get(word)?.size ?? 16))
  const total = worth.reduce((sum, one) => sum + one, 0)
  const scores = new Map<Airport, number>()
  for (const [index, word] of nameWords.entries()) {
    for (const airport of byWord().get(word) ?? []) {
      scores.set(airport, (scores.get(airport) ?? 0) + (worth[index] ?? 0))
    }
  }
  let best: RankedAirport | undefined
  let next: RankedAirport | undefined
  for (const [airport, score] of scores) {
    const one = { airport, share: score / total }
    if (isBetter(one, best)) [best, next] = [one, best]
    else if (isBetter(one, next)) next = one
  }
  return [best, next]
}

/** The maximum distance, in degrees, between a town and an airport named after it. */
const nearTown = 1

/** The airport with this as its own name, alone or after a nearby town: `Ezeiza`, `Buenos Aires Ezeiza`. */
function byOwnName(nameWords: readonly string[]): Airport | null {
  const [last = '', ...town] = nameWords.toReversed()
  const airport = airports().get(ownNames[last] ?? '')
  if (!airport) return null
  const isNear = citiesNamed(town.toReversed().join(' ')).some(
    ({ latitude, longitude }) =>
      Math.abs(latitude - airport.latitude) < nearTown && Math.abs(longitude - airport.longitude) < nearTown,
  )
  return town.length === 0 || isNear ? airport : null
}

const largeByCountry = lazy(() =>
  groupBy(
    [...airports().values()].filter(({ weight }) => weight === 3),
    ({ countryCode }) => [countryCode],
  ),
)

const byLocality = lazy(() =>
  groupBy(
    [...airports().values()].filter(({ weight }) => weight > 1),
    ({ locality }) => [fold(locality)],
  ),
)

/**
 * The distance in kilometres beyond which a town's name is more likely to mean its own smaller airport than a large
 * one.
 */
const far = 40
/** The population in thousands from which a town is preferred to a smaller one elsewhere that has an airport. */
const large = 100

/** The only airport with a town's name that is closer than the nearest large one: `Exeter`, `Krabi`, `Horta`. */
function smallerOf(city: City, distance: number): Airport | null {
  const named = byLocality().get(fold(city.name)) ?? []
  const near = named.filter((airport) => distanceKm(airport, city) < Math.min(far, distance))
  if (near.length > 0 && distance <= far) return null
  const [first, ...others] = near.length > 0 || city.size >= large ? near : named
  return others.length === 0 ? (first ?? null) : null
}

/**
 * If the words are a town's name: the only large airport of the largest such town, or the only airport with its name.
 */
function ofTown(nameWords: readonly string[]): Airport | null {
  const name = nameWords.join(' ')
  const stated = airports().get(mainAirports[name] ?? '')
  const [city] = citiesNamed(name)
  if (stated || !city) return stated ?? null
  const near = (largeByCountry().get(city.countryCode) ?? []).filter(
    ({ latitude, longitude }) => Math.abs(latitude - city.latitude) < 0.5 && Math.abs(longitude - city.longitude) < 0.7,
  )
  const town = fold(city.name)
  const called = near.filter((airport) => words(airport.name).join(' ') === words(city.name).join(' '))
  const own = near.filter(({ locality }) => fold(locality) === town)
  const named = [called, own].find(({ length }) => length > 0)
  const smaller = named ? null : smallerOf(city, Math.min(...near.map((airport) => distanceKm(airport, city))))
  if (smaller) return smaller
  const [first, ...others] = named ?? near
  return others.length === 0 ? (first ?? null) : null
}

/**
 * The airport of the town at the start, followed by a name that no other airport has: `Lisbon, Portela`, `QUEENSTOWN
 * (FRANKTON)`.
 */
function ofTownInFront(name: string): Airport | null {
  const [, town = '', mark, behind = ''] = /^([^,(]+)([,(])(.*)$/.exec(name) ?? []
  const isOther = mark === '(' && words(behind).some((word) => byWord().has(word))
  return town === '' || isOther ? null : ofTown(words(town))
}

/** The airport whose code follows its name or town, which must not be in capitals: `Paros PAS`, `Đà Nẵng DAD`. */
function byCodeBehind(name: string): Airport | null {
  const [, town = '', code = ''] = /^(.*[^A-Z\s].*)\s([A-Z]{3})$/u.exec(name) ?? []
  const airport = airports().get(code)
  if (!airport) return null
  const own = words(`${airport.name} ${airport.locality}`)
  return !/[a-z]/i.test(town) || words(town).some((word) => own.includes(word)) ? airport : null
}

/** The minimum share of a name that an airport must match. */
const enough = 0.5

/**
 * Finds the airport that a name refers to: by its code in brackets, its own name, a town's only large airport, or a mix
 * of words (`Madrid Barajas`, `FRANKFURT, DE (FRANKFURT INTL)`). Null if two match equally well.
 */
export function airportNamed(name: string): Airport | null {
  const code = /\(([A-Z]{3})\b/.exec(name)?.[1]
  const stated = code === undefined ? undefined : airports().get(code)
  if (stated) return stated
  const coded = byCodeBehind(name)
  if (coded) return coded
  // `La Palma` is not `Palma`: articles are common words
  const native = airports().get(nativeAirport(name) ?? mainAirports[fold(name)] ?? '')
  if (native) return native
  const plain = name.replace(/[,(]?\s*\b[A-Z]{2}\b(?=\s*[,()]|$)/g, ' ').slice(0, 80)
  const nameWords = words(plain)
  if (severalAirports.has(nameWords.join(' '))) return null
  const town = byOwnName(nameWords) ?? ofTown(nameWords)
  if (town) return town
  const [first, second] = searchAirports(plain)
  if (first && (!second || first.weight > second.weight)) return first
  const [best, next] = ranked(nameWords)
  const isPart = (best?.share ?? 0) < 0.99
  const short = isPart ? (byAbbreviation(plain) ?? ofTownInFront(plain)) : null
  if (short) return short
  if (!best || best.share < enough) return null
  const alike = next !== undefined && next.share > best.share - 0.05 && next.airport.weight === best.airport.weight
  return alike ? null : best.airport
}
