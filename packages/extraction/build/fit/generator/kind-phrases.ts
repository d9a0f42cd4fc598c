import { type ReservationKind, reservationKinds } from '@sextant/contract/emails/reservation'
import type { Language } from '../../../src/languages/language'

/** Scripts without spaces, whose words are found anywhere in a phrase. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** The phrases of a list in the language data. */
export const phrasesOf = (list: string | undefined): string[] =>
  (list ?? '')
    .split(/[,،、\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

/**
 * The kinds of booking that a phrase refers to by one of its words: flights for "departure airport", none for "date".
 */
export function kindsOfPhrase(language: Language, phrase: string): ReservationKind[] {
  const words = new Set(phrase.toLowerCase().split(/[^\p{L}\p{M}]+/u))
  return reservationKinds.filter((kind) =>
    phrasesOf(language.kinds[kind]).some((word) => (unspaced.test(word) ? phrase.includes(word) : words.has(word))),
  )
}
