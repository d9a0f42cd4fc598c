import { isPartial } from '../../intent/cancellation-terms'
import { folded } from '../../kit/fold'
import { isOfExtra } from '../../languages/extra-words'
import {
  guestLabel,
  oneOf,
  otherRefunds,
  passengerLabel,
  personsBelow,
  refundTitle,
  roomWords,
  ticketNumber,
} from '../../languages/ticket-words'

/** Names that are kept. */
const maxNames = 5
/** Minimum number of words of a sentence, so that the label of a seat is none. */
const minWords = 4

const labelled = (label: string): RegExp =>
  new RegExp(`^[ \\t]*(?:${label})[ \\t]*(?::[ \\t]*\\n?|[ \\t]{2,}|\\n)[ \\t]*([^\\n:]{3,60})$`, 'gimu')
const passengers = labelled(passengerLabel)
const persons = labelled(`${passengerLabel}|${guestLabel}`)
/** One of several rooms, by its number or as one of them. */
const oneRoom = new RegExp(
  `(?<!\\p{L})(?:${roomWords})(?: (?:no|nr|n°)\\.?)? ?\\d{1,2}(?!\\d)|(?<!\\p{L})(?:${oneOf})(?: \\p{L}{1,8})? (?:${roomWords})(?!\\p{L})`,
  'iu',
)

/** Whether an email that books nothing refunds a passenger's ticket, rather than a delay, a difference or a bag. */
export const refundsPassenger = (subject: string, text: string): boolean =>
  refundTitle.test(subject) &&
  !otherRefunds.test(`${subject}\n${text}`) &&
  !isOfExtra(subject) &&
  !text.split(/[.!?\n]/).some((one) => one.trim().split(/\s+/).length >= minWords && isOfExtra(one)) &&
  text.search(passengers) >= 0

/**
 * The lines with a label that say whose part of a booking is cancelled, where an email cancels or refunds a part: a
 * ticket, the persons below, or one of several rooms. Beside the cancellation of a whole booking, the name may be that of one of several.
 * @param words the sentences about the cancellation
 */
export function namedPersons(subject: string, texts: readonly string[], words: readonly string[]): string[] {
  const isPart = [subject, ...words].some(
    (sentence) => isPartial(folded(sentence)) || oneRoom.test(sentence) || personsBelow.test(sentence),
  )
  const isOfTickets = texts.some((text) => ticketNumber.test(text))
  if (!isPart && !isOfTickets && !refundTitle.test(subject)) return []
  return texts
    .flatMap((text) => text.match(isPart ? persons : passengers) ?? [])
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .slice(0, maxNames)
}
