import { citiesNamed } from '../cities/find-city'
import { distanceKm } from '../distance/great-circle'
import { fold } from '../kit/fold'
import { groupBy } from '../kit/group'
import { lazy } from '../kit/lazy'
import { type Airport, airports } from './table'

/** The maximum distance in kilometres between a town and an airport named after it. */
const near = 60
/** The minimum length of a truncated word, and of one that also lost letters inside. */
const [minCut, minSqueezed] = [3, 4]

const byCountry = lazy(() => groupBy([...airports().values()], ({ countryCode }) => [countryCode]))

/** Whether the letters of a word occur in another word in the same order: `interntnl` in `international`. */
export function isWithin(word: string, whole: string): boolean {
  let at = -1
  return Array.from(word).every((letter) => {
    at = whole.indexOf(letter, at + 1)
    return at >= 0
  })
}

/** Whether a word is another word truncated or with letters left out. */
const isShortFor = (word: string, whole: string): boolean =>
  word === whole ||
  (word.length >= minCut && whole.startsWith(word)) ||
  (word.length >= minSqueezed && whole.startsWith(word.slice(0, 2)) && isWithin(word, whole))

/** The airports near the largest town with a name. */
function airportsNear(town: string): Airport[] {
  const [city] = citiesNamed(town)
  return city ? (byCountry().get(city.countryCode) ?? []).filter((airport) => distanceKm(airport, city) <= near) : []
}

/** Whether an airport's name has all of these words, which may be abbreviated. */
function isCalled({ name }: Airport, words: readonly string[]): boolean {
  const own = fold(name).split(' ')
  return words.every((word) => own.some((whole) => isShortFor(word, whole)))
}

/**
 * The largest airport near a town whose name has the words after it, abbreviated by reservation systems to fit their
 * columns, in capitals: `HOUSTON INTERCONT`, `LUANDA DR NETO`, `SAO PAULO GUARULH`.
 */
export function byAbbreviation(name: string): Airport | null {
  if (name !== name.toUpperCase()) return null
  const words = fold(name).split(' ')
  for (let at = words.length - 1; at > 0; at--) {
    const found = airportsNear(words.slice(0, at).join(' '))
    if (found.length === 0) continue
    const [first, second] = found
      .filter((airport) => isCalled(airport, words.slice(at)))
      .toSorted((a, b) => b.weight - a.weight)
    return first && first.weight > (second?.weight ?? 0) ? first : null
  }
  return null
}
