import { folded } from '../kit/fold'
import { remembered } from '../kit/remembered'
import { familyNames, givenNames } from './person-names.gen'

/** Names written without a space, family name first. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,6}$/u

let lists: { given: ReadonlySet<string>; family: ReadonlySet<string> } | null = null
const names = () => (lists ??= { given: new Set(givenNames.split(' ')), family: new Set(familyNames.split(' ')) })

/** Number of words of a text that are given names, family names, or neither. A word that is both counts twice. */
export interface NameWords {
  given: number
  family: number
  neither: number
}

/** Counts the known personal names in a text. The list covers many countries but is never complete. */
export const nameWords = remembered((text): Readonly<NameWords> => {
  const { given, family } = names()
  const count = { given: 0, family: 0, neither: 0 }
  for (const word of folded(text).split(/[^\p{L}\p{M}'’]+/u)) {
    if (word === '') continue
    const [isGiven, isFamily] = unspaced.test(word) ? partsKnown(word) : [given.has(word), family.has(word)]
    if (isGiven) count.given++
    if (isFamily) count.family++
    if (!isGiven && !isFamily) count.neither++
  }
  return count
})

/** Whether an unspaced name ends with a given name, and begins with a family name. */
function partsKnown(word: string): [boolean, boolean] {
  const { given, family } = names()
  const cuts = [1, 2, 3].filter((at) => at < word.length && family.has(word.slice(0, at)))
  return [given.has(word) || cuts.some((at) => given.has(word.slice(at))), family.has(word) || cuts.length > 0]
}
