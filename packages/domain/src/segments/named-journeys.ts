import { fold, foldCode } from '../kit/fold'
import type { SegmentDraft } from './draft'
import { codesOf } from './references'

/** Flights and trains, in folded words. */
const journey = 'flight|train|flug|zug|vol|vuelo|tren|volo|treno|vlucht|trein|voo|comboio|flyg|tag|fly|tog|lot|pociag'
const ofJourney = new RegExp(` (?:${journey}) `, 'u')
/** A number that may also be a day or a year. */
const dated = /^(?:\d{1,2}|(?:19|20)\d\d)$/

/**
 * Whether the words of a cancellation mean this segment, out of all in the booking: “your flight FR 8545 has been
 * cancelled” leaves the other flights and the stay, even if that flight had been replaced before. If they name no
 * flight or train, or announce the cancellation of the booking as well, all are meant.
 */
export function isMeantJourney(words: readonly string[], one: SegmentDraft, all: readonly SegmentDraft[]): boolean {
  const naming = words.filter((sentence) => all.some((each) => namesJourney(sentence, each)))
  const isOfBooking = (sentence: string): boolean =>
    !naming.includes(sentence) &&
    !ofJourney.test(` ${fold(sentence)} `) &&
    all.some((each) => codesOf(each).some((code) => foldCode(sentence).includes(code)))
  return naming.length === 0 || words.some(isOfBooking) || naming.some((sentence) => isNamed(sentence, one))
}

/** Whether a sentence names a segment's flight or train, or another flight of its airline. */
const namesJourney = (sentence: string, one: SegmentDraft): boolean =>
  isNamed(sentence, one) || isFlightOf(sentence, one, '\\d{1,4}')

function isNamed(sentence: string, one: SegmentDraft): boolean {
  const number = numberOf(one)
  if (number === null) return false
  const between = dated.test(number) ? '' : '(?:[a-z]{1,12} ){0,2}'
  return (
    isFlightOf(sentence, one, number) ||
    new RegExp(` (?:${journey}) ${between}0*${number} `, 'u').test(` ${fold(sentence)} `)
  )
}

/** Whether a sentence has a flight's designator, which is in capitals: “AM 12” is a flight, “am 12.” is a day. */
const isFlightOf = (sentence: string, one: SegmentDraft, number: string): boolean =>
  one.type === 'air' &&
  one.iata_code !== null &&
  new RegExp(`(?<![\\p{L}\\d])${foldCode(one.iata_code)} ?0*${number}(?![\\p{L}\\d])`, 'u').test(sentence)

/** The digits of a flight's or train's number, without zeros before them. */
function numberOf(one: SegmentDraft): string | null {
  const number = one.type === 'air' ? one.flight_number : one.type === 'rail' ? one.train_number : null
  return /([1-9]\d*)[A-Z]?$/.exec(foldCode(number))?.[1] ?? null
}
