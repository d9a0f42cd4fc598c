import type { Passenger, Reservation } from '@sextant/contract/emails/reservation'
import { htmlText } from '../html/html-text'
import { folded } from '../kit/fold'

const word = /\p{L}[\p{L}'’-]*/gu
/** Maximum number of characters searched for names per text. */
const maxCharacters = 50_000
/** A boarding pass code has room for twenty letters of a name. */
const codedNameLength = 20

const fold = (text: string): string => folded(text.normalize('NFC').replaceAll('ß', 'ss'))

/** The words of the texts as spelled, by their folded form. */
function vocabulary(texts: readonly string[]): Map<string, string> {
  const vocabularyWords = new Map<string, string>()
  for (const text of texts) {
    const plain = /<[a-z]/i.test(text.slice(0, 2000)) ? htmlText(text.slice(0, 8 * maxCharacters)) : text
    for (const [spelled] of plain.slice(0, maxCharacters).matchAll(word)) {
      // The same word in capitals is less informative.
      if (/^\p{Lu}.*\p{Ll}/u.test(spelled) && !vocabularyWords.has(fold(spelled)))
        vocabularyWords.set(fold(spelled), spelled)
    }
  }
  return vocabularyWords
}

/** A word of a name as the texts spell it. The last word of a truncated name may be longer there. */
function mended(name: string, vocabularyWords: ReadonlyMap<string, string>, isTruncated: boolean): string {
  const key = fold(name)
  const exact = vocabularyWords.get(key)
  if (exact !== undefined || !isTruncated || key.length < 3) return exact ?? name
  const longer = [...vocabularyWords].filter(([other]) => other.startsWith(key))
  return longer.length === 1 ? (longer[0]?.[1] ?? name) : name
}

function mend(traveler: Passenger, vocabularyWords: ReadonlyMap<string, string>, coded: boolean): Passenger {
  const { name } = traveler
  if (!coded || name === undefined) return traveler
  const isTruncated = name.length >= codedNameLength - 2
  const spell = (text: string): string =>
    text
      .split(' ')
      .map((part) => mended(part, vocabularyWords, isTruncated))
      .join(' ')
  return {
    ...traveler,
    name: spell(name),
    ...(traveler.first_name === undefined ? {} : { first_name: spell(traveler.first_name) }),
    ...(traveler.last_name === undefined ? {} : { last_name: spell(traveler.last_name) }),
  }
}

/**
 * Restores names from airline systems, which are in capitals, without diacritics and truncated to twenty letters, by
 * their spelling in the document's text.
 */
export function mendNames(reservations: readonly Reservation[], texts: readonly string[]): Reservation[] {
  const isCoded = ({ evidence }: Reservation, index: number): boolean =>
    (evidence[`travelers.${index}.name`]?.text ?? '').includes('/')
  if (!reservations.some((one) => one.travelers.some((_, index) => isCoded(one, index)))) return [...reservations]
  const vocabularyWords = vocabulary(texts)
  return reservations.map((one) => ({
    ...one,
    travelers: one.travelers.map((traveler, index) => mend(traveler, vocabularyWords, isCoded(one, index))),
  }))
}
