import { folded } from '../kit/fold'
import { nameWords } from '../languages/person-names'

/** The words of a name, folded. */
export const wordsOf = (name: string): string[] =>
  folded(name)
    .split(/[\s/,.]+/)
    .filter((word) => word !== '')

/** Whether all letters of a name are Latin. */
export const isLatin = (name: string): boolean => !/(?!\p{Script=Latin})\p{L}/u.test(name)

/** The words of a name with the family name last: `NOWAK/ANNA` and `Nowak, Anna` are `Anna Nowak`. */
export function givenFirst(name: string): string[] {
  const [family = '', given = ''] = name.split(/[,/]/)
  return [...wordsOf(given), ...wordsOf(family)]
}

/** The words of a name in alphabetical order: `NOWAK/ANNA` is `Anna Nowak`. */
export const nameKey = (name: string): string => wordsOf(name).toSorted().join(' ')

/** Whether one of two names has all words of the other: with a middle name, or the family name alone. */
export const eitherContains = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((word) => b.includes(word)) || b.every((word) => a.includes(word))

/** Number of letters at the end of a word that a case may change or add. */
const maxEnding = 3
const minStem = 3

/** Whether one of two words may be the other in another case: `Jankausko` of `Jankauskas`, `Bachs` of `Bach`. */
function isAlike(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length)
  let shared = 0
  while (shared < length && a[shared] === b[shared]) shared++
  return shared >= Math.max(minStem, length - maxEnding + 1) && Math.abs(a.length - b.length) <= maxEnding
}

const isKnown = (word: string): boolean => nameWords(word).neither === 0

/**
 * Whether a name is another one in another case than it is listed in: `Andriaus Jankausko` of `JANKAUSKAS/ANDRIUS`. Its
 * words that differ are not known as names, as those of a wife or a brother would be.
 */
export function isInflected(name: string, base: string): boolean {
  const [form, words] = [wordsOf(name), wordsOf(base)]
  if (form.length < 2 || form.length !== words.length) return false
  const differing = form.filter((word) => !words.includes(word) && !isKnown(word))
  const others = words.filter((word) => !form.includes(word))
  return (
    differing.length > 0 &&
    differing.length === others.length &&
    differing.every((word) => others.some((other) => isAlike(word, other))) &&
    others.every((other) => differing.some((word) => isAlike(word, other))) &&
    others.some(isKnown)
  )
}
