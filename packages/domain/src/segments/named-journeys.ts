import { fold, foldCode } from '../kit/fold'
import type { SegmentDraft } from './draft'
import { isOfRoute } from './named-routes'
import { isRide, namesService, ofServices } from './named-services'
import { isOfDay, isOfWay } from './named-ways'
import { codesOf } from './references'

/** Words for flights and trains, folded. */
const journey = 'flight|train|flug|zug|vol|vuelo|tren|volo|treno|vlucht|trein|voo|comboio|flyg|tag|fly|tog|lot|pociag'
const ofJourney = new RegExp(` (?:${journey}) `, 'u')
/** Words by which a sentence says that only a part is cancelled. */
const partly =
  /(?:^| )(?:partial(?:ly)?|teilweise|teilstornierung|partiel(?:le)?(?:ment)?|parcial(?:mente)?|parzial[ei](?:mente)?|gedeeltelijke?|delvist?|delvise?|osittain(?:en)?|czesciow\S{1,3}|castecn\S{1,3}|ciastocn\S{1,3}|reszleges(?:en)?|partial[ae]?|kismi|частичн\S{1,3}|частков\S{1,3}|μερικ\S{1,3})(?: |$)/u
/**
 * A title that begins with a noun for a cancellation, possibly its confirmation, rather than a statement with a verb:
 * “Stornierungsbestätigung zu Auftrag 4711”, “Confirmation d'annulation”.
 */
const title =
  /^(?:(?:re|fwd?|fw|aw|wg|tr|rv|sv|vs) )*(?:(?:confirmation|bestatigung|conferma|confirmacion|confirmacao|bevestiging|bekraftelse|bekraeftelse|bekreftelse|potwierdzenie|potvrzeni|potvrdenie|vahvistus|confirmare) (?:\S{1,6} ){0,3}?)?d?(?:cancell?ation|storn(?!iert)\p{L}*|annul(?:ation|lamento|lering|lierung|ering)|cancel(?:acion|amento|lazione)|anul(?:acion|acao|acia|owanie|acja|are|area)|avbokning|avbestilling|afbestilling|kansellering|aflysning|peruutus|zruseni|zrusenie|lemondas|torles|ακυρωση[ς]?|отмена|скасування)(?!\p{L})/u
/** A number that may also be a day or a year. */
const dated = /^(?:\d{1,2}|(?:19|20)\d\d)$/

/**
 * Whether a cancellation's text refers to this segment, out of all in the booking: “your flight FR 8545 has been
 * cancelled” leaves the other flights and the stay, even if that flight had been replaced before, and so do “your
 * return flight”, “your coach from Dresden to Prague”, “your flight on 6 March” and “your transfer”. All segments are
 * meant if the text identifies none, or also announces the cancellation of the whole booking and not only of a part. A
 * title says what an email is about, and states nothing if a sentence names a part.
 */
export function isMeantJourney(text: readonly string[], one: SegmentDraft, all: readonly SegmentDraft[]): boolean {
  const words = text.map(withoutStanding)
  const targets = words.map((sentence) => meantBy(sentence, all))
  const isOfBooking = (sentence: string): boolean =>
    !saysJourney(sentence) &&
    !partly.test(fold(sentence)) &&
    ofServices(sentence, all).length === 0 &&
    all.some((each) => codesOf(each).some((code) => foldCode(sentence).includes(code)))
  if (targets.every((each) => each === null)) return true
  const isOfAll = words.some(
    (sentence, at) => targets[at] === null && isOfBooking(sentence) && !title.test(fold(sentence).trim()),
  )
  return isOfAll || targets.some((each) => each?.includes(one))
}

/** The segments that a sentence identifies by number, direction, route, day or service; null if it identifies none. */
function meantBy(text: string, all: readonly SegmentDraft[]): readonly SegmentDraft[] | null {
  const ofCode = ofOwnCodes(text, all)
  if (ofCode.length > 0) return ofCode
  const sentence = withoutCodes(text, all)
  if (all.some((each) => namesJourney(sentence, each))) return all.filter((each) => isNamed(sentence, each))
  const ofWay = all.filter((each) => isOfWay(sentence, each, all))
  if (ofWay.length > 0) return ofWay
  const isMentioned = (each: SegmentDraft): boolean =>
    isRide(each) ? namesService(sentence, 'ride') : saysJourney(sentence)
  const mentioned = all.filter(isMentioned)
  const [ofRoute, ofDay] = [isOfRoute, isOfDay].map((isMeant) => mentioned.filter((each) => isMeant(sentence, each)))
  const ofBoth = ofRoute?.filter((each) => ofDay?.includes(each))
  const named = [ofBoth, ofRoute, ofDay].find((candidates) => candidates && candidates.length > 0)
  if (named) return named
  const ofService = saysJourney(sentence) ? [] : ofServices(sentence, all)
  return ofService.length > 0 ? ofService : null
}

/**
 * The segments with a number in a sentence that others of the order lack: “Your ticket TN8 has been cancelled” leaves
 * the other tickets of the order. Empty if the sentence has no such number.
 */
function ofOwnCodes(sentence: string, all: readonly SegmentDraft[]): readonly SegmentDraft[] {
  const words = new Set((sentence.match(/[\p{L}\p{N}-]*\p{N}[\p{L}\p{N}-]*/gu) ?? []).map(foldCode))
  const countOf = (each: SegmentDraft): number => codesOf(each).filter((code) => words.has(code)).length
  const most = Math.max(...all.map(countOf))
  const own = all.filter((each) => countOf(each) === most)
  const others = all.filter((each) => countOf(each) < most)
  const shared = new Set(own.flatMap(codesOf))
  const areOfOrder = others.every((other) => codesOf(other).some((code) => shared.has(code)))
  return others.length > 0 && areOfOrder ? own : []
}

/** Words by which a clause says that something else of the booking stands. */
const standing =
  /(?<!\p{L})(?:remains?|unaffected|still (?:valid|confirmed|stands?)|bleib(?:t|en)|unverändert|reste(?:nt)?(?= (?:valid|valable|confirm|inchang|mainten))|siguen?(?= (?:vigente|siendo|confirmad|en vigor))|permanece[mn]?|se mantienen?|rima(?:ne|ngono)|mantém|blijf(?:t|ven)|forbliver|pozostaj[eą]|zůstáv[áa])(?!\p{L})/iu
const clauses = /(?=[;,–—])|(?= (?:but|and|und|aber|mais|et|pero|y|ma|e|mas|en|maar|och|og|a|ale) )/iu

/** A sentence without the clauses that say what stands: “your hotel booking remains valid”. */
const withoutStanding = (sentence: string): string =>
  sentence
    .split(clauses)
    .filter((clause) => !standing.test(clause))
    .join('')

/** A sentence without the booking's references, which may look like flight numbers: `NH1004`. */
function withoutCodes(sentence: string, all: readonly SegmentDraft[]): string {
  const codes = new Set(all.flatMap(codesOf))
  return sentence.replaceAll(/[\p{L}\p{N}-]*\p{N}[\p{L}\p{N}-]*/gu, (word) => (codes.has(foldCode(word)) ? ' ' : word))
}

const saysJourney = (sentence: string): boolean => ofJourney.test(` ${fold(sentence)} `)

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

/** The digits of a flight or train number, without leading zeros. */
function numberOf(one: SegmentDraft): string | null {
  const number = one.type === 'air' ? one.flight_number : one.type === 'rail' ? one.train_number : null
  return /([1-9]\d*)[A-Z]?$/.exec(foldCode(number))?.[1] ?? null
}
