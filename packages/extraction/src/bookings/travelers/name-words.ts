import { folded } from '../../kit/fold'
import { remembered } from '../../kit/remembered'
import { nameWords } from '../../languages/person-names'
import type { Mention } from '../../mentions/mention'

/** The words of a name, folded. */
export const wordsOf = remembered((name): readonly string[] =>
  folded(name)
    .split(/[\s/,.]+/)
    .filter((word) => word !== ''),
)

/** Whether all letters of a name are Latin. */
export const isLatin = remembered((name) => !/(?!\p{Script=Latin})\p{L}/u.test(name))

/** The words of a name with the family name last: `NOWAK/ANNA` and `Nowak, Anna` are both `anna`, `nowak`. */
export const givenFirst = remembered((name): readonly string[] => {
  const [family = '', given = ''] = name.split(/[,/]/)
  return [...wordsOf(given), ...wordsOf(family)]
})

/** The words of a name in alphabetical order: `NOWAK/ANNA` equals `Anna Nowak`. */
export const nameKey = remembered((name) => wordsOf(name).toSorted().join(' '))

/**
 * Whether one of two names contains all words of the other: it adds a middle name, or the other is only a family name.
 */
export const eitherContains = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((word) => b.includes(word)) || b.every((word) => a.includes(word))

/** Maximum number of letters at the end of a word that a grammatical case may change or add. */
const maxEnding = 3
const minStem = 3

/**
 * Whether two words may be the same in different grammatical cases: `Jankausko` and `Jankauskas`, `Bachs` and `Bach`.
 */
function isAlike(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length)
  let shared = 0
  while (shared < length && a[shared] === b[shared]) shared++
  return shared >= Math.max(minStem, length - maxEnding + 1) && Math.abs(a.length - b.length) <= maxEnding
}

const isKnown = (word: string): boolean => nameWords(word).neither === 0

/**
 * Whether a name is an inflected form of another: `Andriaus Jankausko` of `JANKAUSKAS/ANDRIUS`. The differing words
 * must not be known names, as a spouse's or sibling's would be.
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

interface Named {
  mention: Pick<Mention, 'value'>
}

/** Whether a name continues another one after a comma: `Helsinki, West` and `Helsinki`. */
export const isNamedMore = (one: Named | undefined, other: Named | undefined): boolean =>
  one !== undefined && other !== undefined && one.mention.value.startsWith(`${other.mention.value}, `)
