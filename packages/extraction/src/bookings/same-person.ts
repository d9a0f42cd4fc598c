import { folded } from '../kit/fold'
import type { Context } from '../links/context'
import type { Mention } from '../mentions/mention'
import { givenFirst, isLatin, wordsOf } from './name-words'

const isHan = (name: string): boolean => /^[\p{Script=Han}\s]+$/u.test(name)
const isKatakana = (name: string): boolean => /^[\p{Script=Katakana}ー\s]+$/u.test(name)
const isHangul = (name: string): boolean => /^\p{Script=Hangul}{2,4}$/u.test(name)

/** Whether two mentions beside one another are one person's name in Latin and in other letters. */
function isInTwoScripts(a: Mention, b: Mention, context: Context): boolean {
  if (a.line !== b.line || isLatin(a.value) === isLatin(b.value)) return false
  const [first, second] = a.start < b.start ? [a, b] : [b, a]
  const between = (context.read.page.lines[a.line]?.text ?? '').slice(first.end, second.start)
  return first.end <= second.start && between.length <= 3 && !/[\p{L}\d,，、;；&]/u.test(between)
}

/** The letters with which the initial consonants of Hangul are written in Latin, in the order of Unicode. */
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

/** Whether a Latin name may be a Korean one in Hangul: one of its words begins like the family name. */
function mayBeRomanized(hangul: string, latin: string): boolean {
  const letters = initials[Math.floor(((hangul.codePointAt(0) ?? 0) - firstHangul) / syllablesPerInitial)] ?? ''
  return folded(latin)
    .split(/[\s/]+/)
    .some((word) => letters.includes(word[0] ?? ' '))
}

/** Whether two names are one in different letters: with its reading in kana, or in Latin letters. */
const isReading = (a: string, b: string): boolean =>
  (isHan(a) && isKatakana(b)) || (isHangul(a) && isLatin(b) && mayBeRomanized(a, b))

/**
 * Whether a name has all words of another that begins and ends alike, in full or by their initials: `Anna Maria Nowak`
 * of `Anna Nowak` and `Anna M Nowak`.
 */
function isInFull(long: readonly string[], short: readonly string[]): boolean {
  const letters = (words: readonly string[]): number => words.join('').length
  const isWord = (word: string, whole: string): boolean =>
    word === whole || (word.length === 1 && whole.startsWith(word))
  return (
    short.length > 1 &&
    letters(long) > letters(short) &&
    isWord(short[0] ?? '', long[0] ?? '') &&
    isWord(short.at(-1) ?? '', long.at(-1) ?? '') &&
    short.every((word) => long.some((whole) => isWord(word, whole)))
  )
}

/** Whether a name is another one in full: with its middle names, or without initials. */
export const isNameInFull = (full: string, name: string): boolean =>
  isInFull(wordsOf(full), wordsOf(name)) || isInFull(givenFirst(full), givenFirst(name))

/** Whether two names are of one person: in two scripts, or with and without middle names. */
export function isSamePerson(a: Mention, b: Mention, context: Context): boolean {
  if (isInTwoScripts(a, b, context) || isReading(a.value, b.value) || isReading(b.value, a.value)) return true
  return isNameInFull(a.value, b.value) || isNameInFull(b.value, a.value)
}
