import { matchesOf } from '../kit/matches-of'
import { nameWords } from '../languages/person-names'

/** A name in reservation system format: `1.1BERGONZI/ALDO MR`. */
const slashedName =
  /(?<!\p{L}|\p{L}\d{1,3})(\p{Lu}{2}[\p{Lu}' -]*\/\p{Lu}[\p{Lu} ]+?)(?=\s(?:MR|MRS|MS|MSTR|MISS|DR|CHD|INF)\b|[^\p{L} ]|\s\P{Lu}|\s*$)/gu

/** The same in mixed case, `Ahlberg/Lotta`, if one of its parts is a known name. */
const smallSlashedName =
  /(?<![\p{L}/])(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?)\/(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?)(?![\p{L}/])/gu

/** The offsets of names with a slash between family and given name. */
export function slashedNames(text: string): [start: number, end: number][] {
  if (!text.includes('/')) return []
  const small = matchesOf(text, smallSlashedName).filter(
    ([, family = '', given = '']) => nameWords(given.split(' ')[0] ?? '').given > 0 || nameWords(family).family > 0,
  )
  return [...matchesOf(text, slashedName), ...small].map(({ 0: name, index }) => [index, index + name.length])
}

/** Words in scripts without spaces, which may be names. */
export const ideographs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}|[\p{Script=Hangul}]{2,}(?:\s[\p{Script=Hangul}]+)*/gu

/** A Japanese name with a space between its parts, where the first may be a single character: `林 拓海`. */
export const spacedIdeographs =
  /(?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー] ?)\p{Script=Han}{1,4}[ \u3000][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/gu

/** Two to four capitalized words without digits, the form of most personal names. */
export const nameRun =
  /(?<![\p{L}\p{M}-])\p{Lu}[\p{L}\p{M}'’-]*\.?(?:(?<!\p{L}{3}\.)\s(?:(?:de|del|della|di|da|do|dos|van|von|v\.|der|den|ten|ter|al|bin|la|le)\s){0,2}\p{Lu}[\p{L}\p{M}'’-]*\.?){1,3}(?![\p{L}\p{M}])/gu

/** A name in capitals before other words: `NOWAK EVA MARIA Passport`. */
export const capitalRun = /(?<![\p{L}\p{M}'’-])\p{Lu}{2,}(?:[ -]\p{Lu}{2,}){1,3}(?=\s\p{Lu}\p{Ll})/gu

/** A case ending that English and Turkish separate from a name: `Anna Nowak's`, `Ece Yılmaz'ın`. */
export const caseEnding = /(?<=\p{L})['’]s$|(?<=\p{L}{3})['’](?:[dt][ae]n?|n?[ıiuü]n|[yn]?[aeıiuü]|y?l[ae])$/u

/** A numbered name that looks like a date: `2. MARC SALA`. */
export const listedName = /^\d{1,2}\. \p{Lu}{3,} \p{Lu}$/u

const isName = (word: string): boolean => nameWords(word).neither === 0
const isCapitals = (word: string): boolean => word.length > 1 && word === word.toUpperCase()

/**
 * Parts of a run of names without words at its ends that are not known names, or differ from the others in
 * capitalization: labels and links adjacent to a name, `Dale Hrynkiw WestJet`, `Bebek ARDA AKDOĞAN`. As offsets.
 */
export function trimmedNames(run: string): [from: number, to: number][] {
  const words = matchesOf(run, /\S+/gu).map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }))
  const [first, second] = words
  const [last, beforeLast] = words.toReversed()
  if (words.length < 3 || !first || !second || !last || !beforeLast) return []
  const isOdd = (a: string, b: string): boolean => !isName(a) || isCapitals(a) !== isCapitals(b)
  const result: [number, number][] = []
  if (isOdd(first.text, second.text)) result.push([second.from, last.to])
  if (isOdd(last.text, beforeLast.text)) result.push([first.from, beforeLast.to])
  return result.filter(([from, to]) => nameWords(run.slice(from, to)).given > 0)
}
