import { isPartial } from '../../intent/cancellation-terms'
import { folded } from '../../kit/fold'
import { matchesOf } from '../../kit/matches-of'
import { isOfExtra } from '../../languages/extra-words'
import { isLeavingLabel } from '../../languages/leaving-words'
import { otherTravelers, salutation } from '../../languages/other-travelers-words'
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
import { isConditional } from './is-cancellation'

/** Names that are kept. */
const maxNames = 5
/** Minimum number of words of a sentence, so that the label of a seat is none. */
const minWords = 4

const labelled = (label: string): RegExp =>
  new RegExp(
    `^[ \\t■●・◆◇▪•*–-]*(?:${label})[ \\t]*(?:[:：][ \\t]*\\n?|[ \\t]{2,}|\\n)[ \\t]*([^\\n:：]{2,60})$`,
    'gimu',
  )
const passengers = labelled(passengerLabel)
const persons = labelled(`${passengerLabel}|${guestLabel}`)
/** One of several rooms, by its number or as one of them. */
const oneRoom = new RegExp(
  `(?<!\\p{L})(?:${roomWords})(?: (?:no|nr|n°)\\.?)? ?\\d{1,2}(?!\\d)|(?<!\\p{L})(?:${oneOf})(?: \\p{L}{1,8})? (?:${roomWords})(?!\\p{L})|(?<!\\d)\\d{1,2} ?(?:室目?|部屋目?|间房?|間房?)|(?:お?部屋|客室|房间|房間|객실) ?\\d{1,2}(?!\\d)|객실 1개`,
  'iu',
)

/** Whether an email that books nothing refunds a passenger's ticket, rather than a delay, a difference or a bag. */
export const refundsPassenger = (subject: string, text: string): boolean =>
  refundTitle.test(subject) &&
  !otherRefunds.test(`${subject}\n${text}`) &&
  !isOfExtra(subject) &&
  !text.split(/[.!?\n]/).some((one) => one.trim().split(/\s+/).length >= minWords && isOfExtra(one)) &&
  text.search(passengers) >= 0 &&
  (statesOne(text, amount) || statesOne(text, refunded) || !hasConditions(text))

const amount =
  /(?<![\p{L}\d.,])(?:\d[\d.,' ]{0,12}[.,]\d{2}|(?:[A-Z]{3} |[€$£¥￥₩] ?)\d[\d.,]{0,12}|\d[\d.,]{0,12} ?(?:[A-Z]{3}|[€$£円元원]))(?![\p{L}\d])/gu
const refunded =
  /(?<!\p{L})(?:refunded|erstattet|remboursée?s?|reembolsad[oa]s?|devuelt[oa]s?|rimborsat[oi]|terugbetaald|återbetal(?:t|d|ats|ad)|refundere?t|tilbagebetalt|tilbakebetalt|zwrócon[eyao]|vrácen[aoy]?|visszatérít\p{L}*|visszavált\p{L}*|palautettu|hyvitetty|rambursat[ăe]?|возвращ[её]н[аоы]?|повернен[оіа]?|iade edil\p{L}*|επιστράφηκ\p{L}*)(?!\p{L})/giu

const possible =
  /(?<!\p{L})(?:possible|möglich|posible|possibile|possível|mogelijk|möjlig\p{L}{0,2}|mulig\p{L}{0,2}|możliw\p{L}{1,2}|možn[áéý]|lehetséges|mahdolli\p{L}*|возможн?[оа]?|можлив\p{L}{1,2})(?!\p{L})/iu

/** Whether a sentence of a text is a condition, or says what is possible. */
const hasConditions = (text: string): boolean =>
  text.split(/[.!?\n]/).some((sentence) => isConditional(sentence.slice(0, 90)) || possible.test(sentence))

/** Whether a text states something that is no condition: what would be refunded, if somebody cancelled. */
const statesOne = (text: string, form: RegExp): boolean =>
  matchesOf(text, form).some(({ index }) => !isConditional(text.slice(Math.max(0, index - 140), index)))

/**
 * The lines with a label that say whose part of a booking is cancelled, where an email cancels or refunds a part: a
 * ticket, the persons below, or one of several rooms. Beside the cancellation of a whole booking, the name may be that
 * of one of several. Lines that confirm somebody are left out.
 * @param words the sentences about the cancellation
 */
export function namedPersons(subject: string, texts: readonly string[], words: readonly string[]): string[] {
  const isPart = [subject, ...words].some(
    (sentence) => isPartial(folded(sentence)) || oneRoom.test(sentence) || personsBelow.test(sentence),
  )
  const isOfTickets = texts.some((text) => ticketNumber.test(text))
  const addressed = texts.flatMap(addressedAlone)
  const leaving = texts.flatMap(leavingPersons)
  if (leaving.length > 0) return leaving.slice(0, maxNames)
  if (!isPart && !isOfTickets && !refundTitle.test(subject)) return addressed.slice(0, 1)
  return texts
    .flatMap((text) => [...(text.match(isPart ? persons : passengers) ?? []), ...addressed])
    .filter((line) => !staying.test(line))
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .slice(0, maxNames)
}

/** A name that a list sets apart, by a space or a mark, from a status that is not a cancellation. */
const staying =
  /(?:\t|[ ]{2,}|[:：(（|·–-] ?)(?:confirmed|active|valid|unchanged|remains? (?:booked|confirmed|valid)|still (?:booked|travelling|traveling)|bestätigt|gültig|unverändert|bleibt (?:bestehen|gebucht)|confirmée?|inchangée?|maintenue?|confirmad[oa]|vigente|sin cambios|confermat[oa]|invariat[oa]|mantid[oa]|bevestigd|ongewijzigd|bekräftad|bekræftet|bekreftet|potwierdzon[yea]|potvrzen[oa]?|potvrden[oaé]?|megerősítve|confirmat[ă]?|vahvistettu|подтвержд\p{L}*|підтвердж\p{L}*)[)）]?\s*$/iu

/** The persons after a label for those who no longer travel: `Cancelled passenger: Ada Lovelace`. */
const leavingPersons = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const [label = '', name = '', ...others] = line.trim().split(/\s*[:：]\s*|\s{2,}/u)
    return name !== '' && name.length <= 60 && others.length === 0 && isLeavingLabel(label)
      ? [`Passenger: ${name}`]
      : []
  })

/** The lines of a text that name its passengers or guests after a label. */
export const labelledPersons = (text: string): string[] =>
  (text.match(persons) ?? []).map((line) => line.replaceAll(/\s+/g, ' ').trim()).slice(0, maxNames)

/**
 * The person whom a text addresses, if it has another sentence about the other travelers: “Hi Ada, we have cancelled
 * your seat. The other passengers will still travel”.
 */
function addressedAlone(text: string): string[] {
  if (!otherTravelers.test(text)) return []
  const [, name] = salutation.exec(text) ?? []
  return name === undefined ? [] : [`Passenger: ${name}`]
}
