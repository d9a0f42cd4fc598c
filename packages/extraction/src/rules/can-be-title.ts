import { statusWord } from '../languages/status-words'

const digits = "\\d[\\d.,'’\\s]*"
/** An amount: a number with its currency, or with cents. */
const amount = new RegExp(
  `^(?:[-–+]\\s?)?(?:(?:\\p{Lu}{0,3}\\p{Sc}|\\p{Lu}{3}|kr\\.?)\\s?${digits}|${digits}(?:\\p{Sc}|\\p{Lu}{3}|kr\\.?|[.,]\\d{2}))$`,
  'u',
)

/**
 * The rest of a longer label with its value, of which a short label matched the start: `confirmation: 20931D7714` after
 * `Property`.
 */
const restOfLabel = /^\p{Ll}[\p{L}\p{M}]*(?:[ -][\p{L}\p{M}]+){0,3}\s?[:：#]/u

/** A number behind a number sign: `Itinerary # 72094418836021`. */
const numbered = /[#№]\s?\d{5}/u

/** Whether a text ends with a status, as in a sentence with its verb at the end: `Hotel Linden in Graz storniert`. */
const endsWithStatus = (text: string): boolean => {
  const last = text.slice(text.lastIndexOf(' ') + 1)
  return last !== text && /^\p{Ll}/u.test(last) && statusWord(last) === 'cancelled'
}

/** The end of a sentence, and the minimum number of words in one. */
const sentenceEnd = /[.!?](?=\s+\p{Lu}|$)/u
const minSentence = 4

/** Whether a text is a sentence: lowercase words up to a full stop, as in `We hold your table for an hour.` */
function isSentence(text: string): boolean {
  const end = sentenceEnd.exec(text)?.index
  const words = end === undefined ? [] : text.slice(0, end).split(/\s+/)
  const small = words.slice(1).filter((word) => /^\p{Ll}/u.test(word))
  return words.length > minSentence && small.length * 2 > words.length
}

/** A postal code in an address: digits, or letters and digits as in Britain and Canada. */
const postcode =
  /(?:^|\s)(?:\d{4,6}(?:-\d{3,4})?|\d{3} \d{2}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)(?=$|[\s,])/u
const houseNumber = /(?:^|\s)\d{1,4}\p{L}?$|^\d{1,5}\p{L}?(?:[-–/]\d{1,4})?\s\p{L}/u

/** A street alone, as in English-speaking countries: `600 Heron Ferry Road`. */
const street =
  /^\d{1,5}\p{L}? .*\b(?:road|rd|street|st|avenue|ave|boulevard|blvd|lane|ln|drive|dr|highway|hwy|parkway|pkwy)\.?$/iu

/** Whether a text is an address: a street with a number, followed by a postal code: `Lindenstraße 4, 10969 Berlin`. */
function isAddress(text: string): boolean {
  const [first = '', ...rest] = text.split(/,\s*|\s\|\s/)
  return (
    street.test(text) ||
    ([first, ...rest].some((part) => houseNumber.test(part)) && rest.some((part) => postcode.test(part)))
  )
}

/**
 * Whether a text found by a definition's rule may be the name of a place or event. If the layout differs, the text
 * after a label is something else: an amount, a number, a sentence or part of one, an address, or the rest of another
 * label.
 */
export const canBeTitle = (text: string): boolean =>
  !amount.test(text) &&
  !numbered.test(text) &&
  !restOfLabel.test(text) &&
  !isSentence(text) &&
  !endsWithStatus(text) &&
  !isAddress(text)
