import { folded } from '../../kit/fold'
import { remembered } from '../../kit/remembered'
import { nameWords } from '../../languages/person-names'
import type { Mention } from '../../mentions/mention'
import type { Candidate } from '../roles'

const minWords = 2
const maxWords = 5

/** The words of a text that may be a full name; otherwise none. */
function wordsIn(value: string): string[] {
  if (/\d/.test(value)) return []
  const words = folded(value)
    .split(/[\s/,.]+/u)
    .filter((word) => word.length > 1)
  return words.length < minWords || words.length > maxWords ? [] : words
}

/** Whether a word may be a family name: one not known solely as a given name. */
const isFamilyName = (word: string): boolean => {
  const { given, family } = nameWords(word)
  return word.length > 2 && (family > 0 || given === 0)
}

interface NameParts {
  words: readonly string[]
  /** The distinct words that may be family names. */
  families: readonly string[]
}

const partsOfText = remembered((value): NameParts => {
  const words = wordsIn(value)
  return { words, families: [...new Set(words.filter(isFamilyName))] }
})

const noName: NameParts = { words: [], families: [] }
const partsOf = ({ type, value }: Mention): NameParts => (type === 'text' ? partsOfText(value) : noName)

interface Name extends NameParts {
  /** The highest traveler probability among its mentions. */
  traveling: number
}

const isOther = (words: readonly string[], other: readonly string[]): boolean =>
  other.some((word) => !words.includes(word)) && words.some((word) => !other.includes(word))

/**
 * For each name, the highest traveler probability among the page's other names that share its family name and differ in
 * another word. Members of a family often travel together, wherever their names are on the page.
 */
export function relativesTraveling(candidates: readonly Candidate[]): Map<Candidate, number> {
  const names = new Map<string, Name>()
  for (const { mention, roles } of candidates) {
    const { words, families } = partsOf(mention)
    if (words.length === 0) continue
    const key = words.join(' ')
    names.set(key, { words, families, traveling: Math.max(names.get(key)?.traveling ?? 0, roles.traveler ?? 0) })
  }
  const families = new Map<string, Name[]>()
  for (const name of [...names.values()].toSorted((a, b) => b.traveling - a.traveling))
    for (const word of name.families) {
      const family = families.get(word)
      if (family) family.push(name)
      else families.set(word, [name])
    }
  const likeliest = (words: readonly string[]): number =>
    Math.max(
      0,
      ...words.map((word) => families.get(word)?.find((other) => isOther(words, other.words))?.traveling ?? 0),
    )
  return new Map(candidates.map((one) => [one, likeliest(partsOf(one.mention).words)]))
}
