const digits = "\\d[\\d.,'’\\s]*"
/** An amount: a number with its currency, or with cents. */
const amount = new RegExp(
  `^(?:[-–+]\\s?)?(?:(?:\\p{Lu}{0,3}\\p{Sc}|\\p{Lu}{3}|kr\\.?)\\s?${digits}|${digits}(?:\\p{Sc}|\\p{Lu}{3}|kr\\.?|[.,]\\d{2}))$`,
  'u',
)

/**
 * The rest of a longer label with its value, which a short label was taken for: `confirmation: 20931D7714` behind
 * `Property`.
 */
const restOfLabel = /^\p{Ll}[\p{L}\p{M}]*(?:[ -][\p{L}\p{M}]+){0,3}\s?[:：#]/u

/** The end of a sentence, and what a sentence has before it: four words or more. */
const sentenceEnd = /[.!?](?=\s+\p{Lu}|$)/u
const minSentence = 4

/** Whether a text is a sentence: words of small letters up to a full stop, as in `We hold your table for an hour.` */
function isSentence(text: string): boolean {
  const end = sentenceEnd.exec(text)?.index
  const words = end === undefined ? [] : text.slice(0, end).split(/\s+/)
  const small = words.slice(1).filter((word) => /^\p{Ll}/u.test(word))
  return words.length > minSentence && small.length * 2 > words.length
}

/** The code of a town in an address: of digits, or of letters as in Britain and Canada. */
const postcode =
  /(?:^|\s)(?:\d{4,6}(?:-\d{3,4})?|\d{3} \d{2}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)(?=$|[\s,])/u
const houseNumber = /(?:^|\s)\d{1,4}\p{L}?$|^\d{1,5}\p{L}?(?:[-–/]\d{1,4})?\s\p{L}/u

/** Whether a text is an address: a street with a number, and then a postcode: `Lindenstraße 4, 10969 Berlin`. */
function isAddress(text: string): boolean {
  const [first = '', ...rest] = text.split(/,\s*/)
  return houseNumber.test(first) && rest.some((part) => postcode.test(part))
}

/**
 * Whether a text that a rule of a definition found may be the name of a place or an event. Where the layout is another
 * one, what stands behind a label is none: an amount, a sentence, an address, or the rest of a longer label.
 */
export const canBeTitle = (text: string): boolean =>
  !amount.test(text) && !restOfLabel.test(text) && !isSentence(text) && !isAddress(text)
