import { alsoCalled } from '../cities/also-called'
import { type City, citiesNamed } from '../cities/find-city'
import { distanceKm } from '../distance/great-circle'
import { fold } from '../kit/fold'
import { groupBy } from '../kit/group'
import { lazy } from '../kit/lazy'
import { nativeAirport } from './native-names'
import { searchAirports } from './search-airports'
import { type Airport, airports } from './table'

/** Words that say nothing of which airport is meant. */
const common = new Set(
  'international intl int airport apt regional municipal aeroport aeropuerto aeroporto flughafen flugplatz havalimanı havaalanı lufthavn flygplats field terminal term t t1 t2 t3 t4 t5 de la el le do da di of the st saint'.split(
    ' ',
  ),
)
const directions: Readonly<Record<string, string>> = {
  sud: 'south',
  sur: 'south',
  nord: 'north',
  norte: 'north',
}

/** Names of cities as the data has them; ae, oe and ue of those without umlauts. */
function words(name: string): string[] {
  const key = fold(name.replace(/['’]/g, ''))
  const whole = alsoCalled[key] ?? key
  const all = whole.split(' ').flatMap((word) => (alsoCalled[word] ?? directions[word] ?? word).split(' '))
  return [...new Set(all.filter((word) => word.length > 1 && !common.has(word) && !/^\d+$/.test(word)))]
}

/** Which airports have a word in their name or town; the rarer, the more it tells. */
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

/** An airport with the share of a name's words, by rarity, that it has. */
interface Ranked {
  airport: Airport
  share: number
}

const isBetter = (one: Ranked, other: Ranked | undefined): boolean =>
  !other || one.share > other.share || (one.share === other.share && one.airport.weight > other.airport.weight)

/** The two airports that have most of a name's words, the better one first. */
function ranked(nameWords: readonly string[]): [best: Ranked | undefined, next: Ranked | undefined] {
  const worth = nameWords.map((word) => 1 / Math.sqrt(byWord().get(word)?.size ?? 16))
  const total = worth.reduce((sum, one) => sum + one, 0)
  const scores = new Map<Airport, number>()
  for (const [index, word] of nameWords.entries()) {
    for (const airport of byWord().get(word) ?? []) {
      scores.set(airport, (scores.get(airport) ?? 0) + (worth[index] ?? 0))
    }
  }
  let best: Ranked | undefined
  let next: Ranked | undefined
  for (const [airport, score] of scores) {
    const one = { airport, share: score / total }
    if (isBetter(one, best)) [best, next] = [one, best]
    else if (isBetter(one, next)) next = one
  }
  return [best, next]
}

/** Airports of towns whose name alone means them, though the data knows more there or calls them by another town. */
const main: Readonly<Record<string, string>> = {
  'mexico city': 'MEX',
  'las palmas gran canaria': 'LPA',
  atlanta: 'ATL',
  berlin: 'BER',
  dallas: 'DFW',
  'dallas ft worth': 'DFW',
  'dallas fort worth': 'DFW',
  detroit: 'DTW',
  'dubai world central': 'DWC',
  'new york guardia': 'LGA',
  'san jose costa rica': 'SJO',
  'santiago chile': 'SCL',
  // `St. Louis`: the saint is a common word
  louis: 'STL',
  'saint louis': 'STL',
  petersburg: 'LED',
  brest: 'BES',
  'cam ranh': 'CXR',
  'con dao': 'VCS',
  greenville: 'GSP',
  habana: 'HAV',
  'hai phong': 'HPH',
  hue: 'HUI',
  ikaria: 'JIK',
  kalymnos: 'JKL',
  kythira: 'KIT',
  'la palma': 'SPC',
  leros: 'LRS',
  mauritius: 'MRU',
  milos: 'MLO',
  naxos: 'JNX',
  newcastle: 'NCL',
  'nha trang': 'CXR',
  noumea: 'NOU',
  palma: 'PMI',
  paros: 'PAS',
  queenstown: 'ZQN',
  reunion: 'RUN',
  'san juan': 'SJU',
  'santa fe': 'SAF',
  seattle: 'SEA',
  'tel aviv': 'TLV',
  'tel aviv yafo': 'TLV',
  tulum: 'TQO',
  valencia: 'VLC',
}

/** Towns of several airports, of which none is the main one: their name alone means no airport. */
const several = new Set([
  'beijing',
  'buenos aires',
  'chicago',
  'houston',
  'london',
  'milan',
  'moscow',
  'new york city',
  'osaka',
  'paris',
  'rio janeiro',
  'rome',
  'sao paulo',
  'seoul',
  'shanghai',
  'stockholm',
  'taipei',
  'tokyo',
  'toronto',
  'washington',
])

/** Airports by what they are called, where the data knows them by another name: the suburb, or an abbreviation. */
const ownNames: Readonly<Record<string, string>> = {
  aeroparque: 'AEP',
  avalon: 'AVV',
  dabolim: 'GOI',
  ezeiza: 'EZE',
  itami: 'ITM',
  laguardia: 'LGA',
  mopa: 'GOX',
  narita: 'NRT',
  rionegro: 'MDE',
  schwechat: 'VIE',
  taoyuan: 'TPE',
  torp: 'TRF',
}

/** How far, in degrees, a town may be from an airport that stands behind it. */
const nearTown = 1

/** The airport by its own name, alone or behind a town near it: `Ezeiza`, `Buenos Aires Ezeiza`. */
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

/** Kilometres from a town from which a large airport is less likely meant by its name than a smaller one of its own. */
const far = 40
/** Thousands of people of a town from which it is rather meant than a smaller one elsewhere that has an airport. */
const large = 100

/** The only airport of a town's name that is nearer than the large one near it: `Exeter`, `Krabi`, `Horta`. */
function smallerOf(city: City, distance: number): Airport | null {
  const named = byLocality().get(fold(city.name)) ?? []
  const near = named.filter((airport) => distanceKm(airport, city) < Math.min(far, distance))
  const [first, ...others] = near.length > 0 || city.size >= large ? near : named
  return distance > far || near.length === 0 ? (others.length === 0 ? (first ?? null) : null) : null
}

/**
 * The only large airport of a town, or the only one that has its name, where the words are a town's: the largest one's.
 */
function ofTown(nameWords: readonly string[]): Airport | null {
  const name = nameWords.join(' ')
  const stated = airports().get(main[name] ?? '')
  const [city] = citiesNamed(name)
  if (stated || !city) return stated ?? null
  const near = (largeByCountry().get(city.countryCode) ?? []).filter(
    ({ latitude, longitude }) => Math.abs(latitude - city.latitude) < 0.5 && Math.abs(longitude - city.longitude) < 0.7,
  )
  const town = fold(city.name)
  const called = near.filter((airport) => words(airport.name).join(' ') === words(city.name).join(' '))
  const own = near.filter(({ locality }) => fold(locality) === town)
  const [named] = [called, own].filter(({ length }) => length > 0)
  const smaller = named ? null : smallerOf(city, Math.min(...near.map((airport) => distanceKm(airport, city))))
  if (smaller) return smaller
  const [first, ...others] = named ?? near
  return others.length === 0 ? (first ?? null) : null
}

/** How much of a name an airport must have to be meant by it. */
const enough = 0.5

/**
 * The airport that a name means: its code in brackets, its own name, the only large one of a town, or words of both
 * (`Madrid Barajas`, `FRANKFURT, DE (FRANKFURT INTL)`). Null where two fit alike.
 */
export function airportNamed(name: string): Airport | null {
  const code = /\(([A-Z]{3})\b/.exec(name)?.[1]
  const stated = code === undefined ? undefined : airports().get(code)
  if (stated) return stated
  // `La Palma` is not `Palma`: articles are common words
  const native = airports().get(nativeAirport(name) ?? main[fold(name)] ?? '')
  if (native) return native
  const plain = name.replace(/[,(]?\s*\b[A-Z]{2}\b(?=\s*[,()]|$)/g, ' ').slice(0, 80)
  const nameWords = words(plain)
  if (several.has(nameWords.join(' '))) return null
  const town = byOwnName(nameWords) ?? ofTown(nameWords)
  if (town) return town
  const [first, second] = searchAirports(plain)
  if (first && (!second || first.weight > second.weight)) return first
  const [best, next] = ranked(nameWords)
  // `Lisbon, Portela`: the town that stands first, unless one airport has all of the words
  const before = plain.includes(',') && (best?.share ?? 0) < 0.99 ? ofTown(words(plain.split(',')[0] ?? '')) : null
  if (before) return before
  if (!best || best.share < enough) return null
  const alike = next !== undefined && next.share > best.share - 0.05 && next.airport.weight === best.airport.weight
  return alike ? null : best.airport
}
