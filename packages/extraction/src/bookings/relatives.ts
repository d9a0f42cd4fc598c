import { folded } from '../kit/fold'
import { nameWords } from '../languages/person-names'
import type { Candidate } from './roles'

const minWords = 2
const maxWords = 5

/** The words of a text that may be a name in full; none for other texts. */
function wordsOf({ type, value }: Candidate['mention']): string[] {
  if (type !== 'text' || /\d/.test(value)) return []
  const words = folded(value)
    .split(/[\s/,.]+/u)
    .filter((word) => word.length > 1)
  return words.length < minWords || words.length > maxWords ? [] : words
}

/** Whether a word may be a family name: not one that is known as a given name alone. */
const isFamilyName = (word: string): boolean => {
  const { given, family } = nameWords(word)
  return word.length > 2 && (family > 0 || given === 0)
}

/**
 * For each name, the highest probability of traveling among the other names on the page that share its family name
 * and differ in another word. People of one family often travel together, wherever their names stand.
 */
export function relativesTraveling(candidates: readonly Candidate[]): Map<Candidate, number> {
  const named = candidates.flatMap((one) => {
    const words = wordsOf(one.mention)
    return words.length > 0 ? [{ one, words }] : []
  })
  const byFamily = new Map<string, typeof named>()
  for (const name of named)
    for (const word of new Set(name.words.filter(isFamilyName)))
      byFamily.set(word, [...(byFamily.get(word) ?? []), name])
  const traveling = new Map<Candidate, number>()
  for (const family of byFamily.values())
    for (const { one, words } of family) {
      const relatives = family.filter(
        (other) =>
          other.words.some((word) => !words.includes(word)) && words.some((word) => !other.words.includes(word)),
      )
      const best = Math.max(0, ...relatives.map((other) => other.one.roles.traveler ?? 0))
      if (best > (traveling.get(one) ?? 0)) traveling.set(one, best)
    }
  return traveling
}
