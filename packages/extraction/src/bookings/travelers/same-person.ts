import { folded } from '../../kit/fold'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import { givenFirst, isLatin, wordsOf } from './name-words'

const isHan = (name: string): boolean => /^[\p{Script=Han}\s]+$/u.test(name)
const isKatakana = (name: string): boolean => /^[\p{Script=Katakana}ー\s]+$/u.test(name)
const isHangul = (name: string): boolean => /^\p{Script=Hangul}{2,4}$/u.test(name)

/** Whether two adjacent mentions are one person's name in Latin and in another script. */
function isInTwoScripts(a: Mention, b: Mention, context: Context): boolean {
  if (a.line !== b.line || isLatin(a.value) === isLatin(b.value)) return false
  const [first, second] = a.start < b.start ? [a, b] : [b, a]
  const between = (context.read.page.lines[a.line]?.text ?? '').slice(first.end, second.start)
  return first.end <= second.start && between.length <= 3 && !/[\p{L}\d,，、;；&]/u.test(between)
}

/** Latin letters used to romanize the initial consonants of Hangul, in Unicode order. */
const initials = [
  'gkc',
  'gk',
  'n',
  'dt',
  'dt',
  'rln',
  'm',
  'bpv',
  'bp',
  's',
  's',
  'aeiouywlr',
  'jczg',
  'jc',
  'c',
  'kq',
  't',
  'pf',
  'h',
]
const firstHangul = 0xac00
const syllablesPerInitial = 588

/** Whether a Latin name may be a Korean name in Hangul: one of its words has the same initial as the family name. */
function mayBeRomanized(hangul: string, latin: string): boolean {
  const letters = initials[Math.floor(((hangul.codePointAt(0) ?? 0) - firstHangul) / syllablesPerInitial)] ?? ''
  return folded(latin)
    .split(/[\s/]+/)
    .some((word) => letters.includes(word[0] ?? ' '))
}

/** Whether one name is the other in another script: its reading in kana, or in Latin letters. */
const isReading = (a: string, b: string): boolean =>
  (isHan(a) && isKatakana(b)) || (isHangul(a) && isLatin(b) && mayBeRomanized(a, b))

/**
 * Whether a name extends another one with the same first and last word, in full or as initials: `Anna Maria Nowak`
 * extends `Anna Nowak` and `Anna M Nowak`.
 */
function isInFull(long: readonly string[], short: readonly string[]): boolean {
  const letters = (words: readonly string[]): number => words.join('').length
  const isWord = (word: string, whole: string): boolean =>
    word === whole || (word.length === 1 && whole.startsWith(word))
  return (
    short.length > 1 &&
    isWord(short[0] ?? '', long[0] ?? '') &&
    letters(long) > letters(short) &&
    isWord(short.at(-1) ?? '', long.at(-1) ?? '') &&
    short.every((word) => long.some((whole) => isWord(word, whole)))
  )
}

/** Whether a name is the full form of another: with middle names, or without initials. */
export const isNameInFull = (full: string, name: string): boolean =>
  isInFull(wordsOf(full), wordsOf(name)) || isInFull(givenFirst(full), givenFirst(name))

/** Whether two names, not both Latin, are one in two scripts. */
const isInOtherScript = (a: Mention, b: Mention, context: Context): boolean =>
  isInTwoScripts(a, b, context) || isReading(a.value, b.value) || isReading(b.value, a.value)

/** Whether two names are one person's: in two scripts, or with and without middle names. */
export function isSamePerson(a: Mention, b: Mention, context: Context): boolean {
  const areLatin = isLatin(a.value) && isLatin(b.value)
  if (!areLatin && isInOtherScript(a, b, context)) return true
  return isNameInFull(a.value, b.value) || isNameInFull(b.value, a.value)
}
