import type { Reservation } from '@sextant/contract/emails/reservation'
import { isCancellation } from './is-cancellation'

/** Characters of a text that are searched. */
const maxCharacters = 3000
const maxReferences = 10

/** Codes in capitals with a digit, or six letters as airlines give them. */
const code =
  /(?<![\p{L}\p{N}.,:/@#-])(?=[A-Z-]*\d|[A-Z]{6}(?![\p{L}\p{N}-]))[A-Z\d][A-Z\d-]{1,18}[A-Z\d](?![\p{L}\p{N}@/:]|[.,]\d)/gu
/** Years, days and short numbers, which are no references. */
const dated = /^(?:19|20)\d\d(?:-\d\d){0,2}$|^\d{1,2}-\d{1,2}(?:-\d{2,4})?$|^\d{1,3}$/

/** A sentence, or a line. */
const sentences = /[^.!?\n]+(?:[.!?](?=\S)[^.!?\n]+)*/g

/**
 * The references that an email cancels, where that is all that it says of its bookings: those in the sentences about
 * the cancellation, and in lines that name a reference. Empty if it cancels nothing.
 */
export function cancelledReferences(subject: string, texts: readonly string[]): string[] {
  const text = texts.map((one) => one.slice(0, maxCharacters)).join('\n')
  if (!isCancellation(subject, text)) return []
  const spoken = [subject, ...(text.match(sentences) ?? [])].filter(
    (one) => isCancellation(one, '') || labelled.test(one),
  )
  return codesIn(spoken)
}

/** The references of bookings that data for machines cancels, which often say no more of them. */
export const cancelledIn = (stated: readonly Reservation[]): string[] =>
  stated
    .flatMap(({ status, confirmation_no: reference }) => (status === 'cancelled' && reference ? [reference] : []))
    .slice(0, maxReferences)

/** The references that an email names, after a label or beside a word for bookings. */
export const namedReferences = (subject: string, texts: readonly string[]): string[] =>
  codesIn(
    [subject, ...texts.flatMap((one) => one.slice(0, maxCharacters).match(sentences) ?? [])].filter((one) =>
      named.test(one),
    ),
  )

function codesIn(spoken: readonly string[]): string[] {
  const found = spoken.flatMap((one) => [...one.matchAll(code)].map(([value]) => value).filter(isCodeOf(one)))
  return [...new Set(found)].slice(0, maxReferences)
}

/** In a sentence of capitals, letters alone are a word. */
const isCodeOf =
  (sentence: string) =>
  (value: string): boolean =>
    !dated.test(value) && (/\d/.test(value) || /\p{Ll}/u.test(sentence))

/** Words for bookings and their references. */
const words =
  '(?<!\\p{L})(?:booking|reservation|confirmation|record|reference|locator|pnr|itinerary|ticket|buchung\\p{L}*|buchungs(?:nummer|code)|reservierung\\p{L}*|réservation|référence|reserva|localizador|prenotazione|codice|reservering\\p{L}*|boeking\\p{L}*|bokning\\p{L}*)'
const named = new RegExp(words, 'iu')
/** A label before a reference. */
const labelled = new RegExp(
  `${words}(?:[ -](?:code|number|nummer|no\\.?|nr\\.?|reference|ref\\.?|locator|id))?\\s*[:#]`,
  'iu',
)
