import type { Reservation } from '@sextant/contract/emails/reservation'
import { foldCode } from '@sextant/domain/kit/fold'
import { isHypothetical } from '../../intent/is-hypothetical'
import { journeyNumbers, withoutJourneyNumbers } from '../../intent/journey-numbers'
import { mentionsCancelling } from '../../intent/without-terms'
import { anyOf } from '../../kit/any-of'
import { folded } from '../../kit/fold'
import { remembered } from '../../kit/remembered'
import { sifted } from '../../kit/sifted'
import { withoutAdverbs } from '../../languages/adverbs'
import { conjunctions } from '../../languages/conjunctions'
import { declinesRequest, isOfDeclined } from '../../languages/declined-words'
import { isOfExtra } from '../../languages/extra-words'
import { saysReinstated } from '../../languages/reinstated-words'
import { otherRefunds, refundedBySender, refundedTicket, ticketRefunds } from '../../languages/ticket-words'
import { bookingWords } from './booking-words'
import { isCancelledBySender } from './cancelled-by-sender'
import { findAnnouncement } from './find-announcement'
import { isCancellation, isConditional } from './is-cancellation'
import { namedPersons, refundsPassenger } from './named-persons'
import { replacedReferences } from './replaced-references'
import { saysCancelled } from './says-cancelled'

/** Maximum number of characters searched per text. */
const maxCharacters = 3000
const maxReferences = 10

/** Codes in capitals with a digit, or six letters as assigned by airlines. */
const code =
  /(?<![\p{L}\p{N}.,:/@#-])(?=[A-Z-]*\d|[A-Z]{6}(?![\p{L}\p{N}:-]))[A-Z\d][A-Z\d-]{1,18}[A-Z\d](?![\p{L}\p{N}@/]|:(?!\s*$)|[.,]\d)/gu
/** Years, dates and short numbers, which are not references. */
const dated = /^(?:19|20)\d\d(?:-\d\d){0,2}$|^\d{1,2}-\d{1,2}(?:-\d{2,4})?$|^\d{1,3}$/

/** A sentence or line, with its question mark. "no.", "ref." and titles do not end one, nor does a day: "4. März". */
const sentences =
  /[^.!?\n]+(?:(?:[.!?](?=\S)|(?<=[\s(](?:n[or]|n[uú]m|nro|č|br|sz|ref|mr?|mr?s|mm|dr|sra?|srta|sig|hr|fr|dhr|mevr|prof|ing|mag))\.(?= )|(?<=[ (]\d{1,2})\.(?= (?:j[aä]n|feb|m[aä]r|apr|ma[ijy]|jun|jul|aug|sep|o[kc]t|nov|de[czs])))[^.!?\n]+)*\??/gi

/** Removes sentences about extras of a booking: “your extra bag has been cancelled”. */
const withoutExtras = (text: string): string => text.replaceAll(sentences, (one) => (isOfExtra(one) ? ' ' : one))

/**
 * The references that an email cancels, if it says nothing else about its bookings: those in sentences about the
 * cancellation, and in lines that name a reference. Empty if it cancels nothing.
 */
export function cancelledReferences(subject: string, texts: readonly string[]): string[] {
  const all = withoutExtras(texts.map((one) => one.slice(0, maxCharacters)).join('\n'))
  const text = all.replaceAll(sentences, bare)
  const candidates = [bare(subject), ...(text.match(sentences) ?? [])]
  if (candidates.some((one) => saysReinstated(one) && !isConditional(one))) return []
  const isOfOther = otherRefunds.test(text)
  const isCancelled = (one: string, at: number): boolean =>
    saysCancelled(one) ||
    (isTitled(one) &&
      !(at === 0 && isOfOther && isRefund(one)) &&
      (at === 0 || namesBooking(one) || isCancelledBySender(one)))
  if (!isCancellation(subject, text) && !candidates.some(isCancelled) && !refundsPassenger(subject, texts.join('\n')))
    return []
  const spoken = candidates.filter((one) => isStatement(one) || labelled.test(one))
  const own = codesIn(spoken.filter((one) => !ofCancellation.test(one)))
  const references = own.length > 0 ? own : namedReferences(subject, texts)
  return references.length > 0 ? references : codesIn(spoken)
}

/** A label of the number that a supplier gives the cancellation itself. */
const ofCancellation =
  /^\W*(?:cancell?ation (?:number|no|code|id|confirmation (?:number|no))|storn(?:o|ierungs)-?(?:nummer|nr|code)|num[ée]ro d['’]annulation|(?:número|código) de (?:cancelación|anulación|cancelamento)|(?:numero|codice) (?:di )?(?:cancellazione|annullamento)|annulerings(?:nummer|code)|avboknings(?:nummer|kod)|a(?:f|v)bestillingsnummer|numer anulacji|číslo storna)(?!\p{L})/iu

/** Whether a sentence identifies a booking by reference, or a journey by number. */
const namesBooking = (sentence: string): boolean =>
  codesIn([sentence]).length > 0 || journeyNumbers(sentence).length > 0

/** The references that an email cancels besides what it books, such as those of a replaced booking. */
export function cancelledBesides(subject: string, texts: readonly string[], booked: readonly Reservation[]): string[] {
  const own = new Set(
    booked.flatMap(({ confirmation_no, references = [] }) =>
      [confirmation_no ?? '', ...references.map(({ value }) => value)].map(foldCode),
    ),
  )
  return codesIn([...statements(subject, texts), ...replacedReferences(texts)]).filter((one) => !own.has(foldCode(one)))
}

const maxSentences = 5
const maxSentence = 300

/** The sentences about the cancellation of references. */
const statements = (subject: string, texts: readonly string[]): string[] =>
  [subject, ...texts.flatMap((text) => text.slice(0, maxCharacters).match(sentences) ?? [])]
    .filter(isStatement)
    .map((one) => one.trim().slice(0, maxSentence))
    .slice(0, maxSentences)

/** The sentences about the cancellation of references, and the lines that name whose part or what it is. */
export function cancelledWords(subject: string, texts: readonly string[]): string[] {
  const stated = statements(subject, texts)
  return [...stated, ...texts.flatMap((text) => listed(text, stated)), ...namedPersons(subject, texts, stated)]
}

/** Entries of a list that are kept. */
const maxEntries = 6

/** The lines that follow a sentence which announces them: “The following passengers have been cancelled:”. */
function listed(text: string, stated: readonly string[]): string[] {
  const lines = text
    .slice(0, maxCharacters)
    .split('\n')
    .map((line) => line.trim())
  const heads = lines.flatMap((line, at) =>
    /[:：]$/u.test(line) && stated.includes(line.slice(0, maxSentence)) ? [at] : [],
  )
  return heads.flatMap((at) => {
    const first = lines.findIndex((line, next) => next > at && line !== '')
    const end = first < 0 ? -1 : lines.findIndex((line, next) => next > first && line === '')
    return first < 0 ? [] : lines.slice(first, end < 0 ? undefined : end).slice(0, maxEntries)
  })
}

/** The references of bookings cancelled by machine-readable data, which often says nothing else about them. */
export const cancelledIn = (stated: readonly Reservation[]): string[] =>
  stated
    .flatMap(({ status, confirmation_no: reference }) => (status === 'cancelled' && reference ? [reference] : []))
    .slice(0, maxReferences)

/** The references in an email, after a label or next to a word for bookings. */
export const namedReferences = (subject: string, texts: readonly string[]): string[] =>
  codesIn(
    [subject, ...texts.flatMap((one) => one.slice(0, maxCharacters).match(sentences) ?? [])].filter(
      (one) => bookingWordIn(one) !== null,
    ),
  )

/** All codes of an email that may be references. */
export const codesAnywhere = (subject: string, texts: readonly string[]): string[] =>
  codesIn([subject, ...texts.flatMap((one) => one.slice(0, maxCharacters).match(sentences) ?? [])])

function codesIn(spoken: readonly string[]): string[] {
  const found = spoken.flatMap((one) => [
    ...[...withoutJourneyNumbers(one).matchAll(code)].map(([value]) => value).filter(isCodeOf(one)),
    ...[...one.matchAll(typed)].map(([, value = '']) => value.toUpperCase()),
    ...[...one.matchAll(announced)].map(([, value = '']) => value).filter((value) => !dated.test(value)),
    ...(one.match(grouped) ?? []),
  ])
  return [...new Set(found)].slice(0, maxReferences)
}

/** In an all-caps sentence, letters alone are a word, and next to a title or another word in capitals, a surname. */
const isCodeOf =
  (sentence: string) =>
  (value: string): boolean =>
    !dated.test(value) && (/\d/.test(value) || (/\p{Ll}/u.test(sentence) && !isSurname(value, sentence)))

const behindTitle =
  /(?<!\p{L})(?:mr|mrs|ms|miss|herrn?|frau|mme|mlle|monsieur|madame|sra?|sig(?:ra)?|dhr|mevr|pan[aí]?|sayın)\.? $/iu
const capitalsBefore = /(?<!\p{L})(\p{Lu}{4,}[ ,]{1,2}|\p{Lu}{2,} ?\/ ?)$/u
const capitalsBehind = /^(,? ?\p{Lu}{4,}|\/\p{Lu}{2,})(?![\p{L}\d])/u

/** Whether a sentence has another reference, with digits. */
const hasOther = (value: string, sentence: string): boolean =>
  (withoutJourneyNumbers(sentence).match(code) ?? []).some(
    (other) => other !== value && /\d/.test(other) && !dated.test(other),
  )

/** Whether six letters are a surname rather than a reference: `MULLER JORG`, `HOPPER/GRACE`, `Herr MULLER`. */
function isSurname(value: string, sentence: string): boolean {
  const at = sentence.indexOf(value)
  const [before, behind] = [sentence.slice(0, at), sentence.slice(at + value.length)]
  if (behindLabel.test(before) && !hasOther(value, sentence)) return false
  const beside = [capitalsBefore.exec(before)?.[1], capitalsBehind.exec(behind)?.[1]]
  const isBesideName = beside.some((word) => word !== undefined && !mentionsCancelling.test(folded(word)))
  return behindTitle.test(before) || isBesideName
}

const bookingWordIn = sifted(new RegExp(bookingWords, 'iu'))
/** A reference in any case, as people type it, next to such a word. */
const typed = new RegExp(
  `${bookingWords}[ :#]{1,3}(?=[a-z]*\\d)(?=\\d*[a-z])([a-z\\d]{5,8})(?![\\p{L}\\d@/.:-])`,
  'giu',
)
/** A reference next to such a word, which the sentence about it follows: “Booking DR-11: your driver …”. */
const announced = new RegExp(
  `${bookingWords}[ :#]{1,3}((?=[A-Z-]*\\d)[A-Z\\d][A-Z\\d-]{1,18}[A-Z\\d])(?=[:：]\\s\\p{L})`,
  'giu',
)
/** Ten digits in groups, by which portals number bookings. No amount has four digits in front. */
const grouped = /(?<![\p{L}\p{N}.,])\d{4}(?:\.\d{3}){2}(?![.,]?\d)/gu
const behindLabel = new RegExp(`${bookingWords}\\P{L}{0,4}$`, 'iu')
/** A label before a reference. */
const labelled = new RegExp(`${bookingWords}(?:[ -]?\\p{L}{1,12}\\.?){0,2}\\s*[:：#]`, 'iu')

/** Words of terms and offers. */
const offered =
  /(?<!\p{L})(?:free|until|policy|terms|deadline|before|within|fees?|not|gratuite?|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|gratuit[ao]|bis|jusqu\p{L}*|hasta|fino|no(?!\.)|nicht)(?!\p{L})/iu

/** By which a cancellation that has happened cost nothing. */
const costless =
  /(?<!\p{L})(?:free of charge|at no (?:extra |additional )?(?:cost|charge)|without (?:any )?(?:charge|costs?|fees?|penalty)|kostenfrei|kostenlos|ohne (?:kosten|gebühr\p{L}*)|sans frais|gratuitement|sin (?:costes?|cargos?|gastos)|gratuitamente|senza (?:costi|spese|penali?)|kosteloos|gratis|zonder kosten|sem (?:custos?|encargos)|utan (?:kostnad|avgift)|kostnadsfritt|uden (?:gebyr|beregning)|bezpłatnie|bez opłat\p{L}*)(?!\p{L})/giu

/** Whether a sentence has words of terms and offers; beside what its sender has cancelled, that it was free is none. */
const isOffered = (sentence: string): boolean =>
  offered.test(isCancelledBySender(sentence) ? cancellingClause(sentence).replaceAll(costless, ' ') : sentence)

const conjunction = new RegExp(` (?:${conjunctions}) `, 'iu')

/** The clause that says what the sender has cancelled, without what else was done: “and have issued a voucher”. */
function cancellingClause(sentence: string): string {
  const found = findAnnouncement(sentence)
  const end = found ? found.index + found[0].length : 0
  const other = conjunction.exec(sentence.slice(end))
  return other ? sentence.slice(0, end + other.index) : sentence
}

/** Refunds of tickets, which are no cancellations where only a part, or something else, is refunded. */
const refunding = anyOf([...ticketRefunds, ...refundedBySender, refundedTicket], 'iu')
const isRefund = (text: string): boolean => refunding.test(text)

/** Whether a sentence announces a cancellation. */
const isAnnounced = (sentence: string): boolean => isTitled(sentence) || saysCancelled(sentence)

/** A sentence about cancelling without adverbs: “wurde heute auf Ihren Wunsch storniert”. */
const bare = remembered((sentence) => (mentionsCancelling.test(folded(sentence)) ? withoutAdverbs(sentence) : sentence))

/** Whether a sentence is about the cancellation of a reference. Emails often repeat theirs as text and as HTML. */
const isStatement = remembered((sentence) =>
  [sentence, bare(sentence)].some((one) => isCancellation(one, '') || isAnnounced(one)),
)

function isTitled(sentence: string): boolean {
  const found = findAnnouncement(sentence)
  if (found === null) return false
  const [phrase] = found
  if (isOfDeclined(phrase) ? !declinesRequest(sentence) : isOffered(sentence)) return false
  if (isRefund(phrase) && otherRefunds.test(sentence)) return false
  const before = sentence.slice(0, found.index)
  return !isConditional(before) && !isHypothetical(before, phrase, sentence.slice(found.index + phrase.length))
}
