import type { Reservation } from '@sextant/contract/emails/reservation'
import { foldCode } from '@sextant/domain/kit/fold'
import { isHypothetical } from '../../intent/is-hypothetical'
import { journeyNumbers, withoutJourneyNumbers } from '../../intent/journey-numbers'
import { mentionsCancelling } from '../../intent/without-terms'
import { folded } from '../../kit/fold'
import { remembered } from '../../kit/remembered'
import { isOfExtra } from '../../languages/extra-words'
import { otherRefunds, refundedBySender, refundedTicket, ticketRefunds } from '../../languages/ticket-words'
import { bySender, isCancelledBySender } from './cancelled-by-sender'
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
  /[^.!?\n]+(?:(?:[.!?](?=\S)|(?<=[\s(](?:n[or]|ref|mr?|mr?s|mm|dr|sra?|srta|sig|hr|fr|dhr|mevr|prof|ing|mag))\.(?= )|(?<=[ (]\d{1,2})\.(?= (?:j[aä]n|feb|m[aä]r|apr|ma[ijy]|jun|jul|aug|sep|o[kc]t|nov|de[czs])))[^.!?\n]+)*\??/gi

/** Removes sentences about extras of a booking: “your extra bag has been cancelled”. */
const withoutExtras = (text: string): string => text.replaceAll(sentences, (one) => (isOfExtra(one) ? ' ' : one))

/**
 * The references that an email cancels, if it says nothing else about its bookings: those in sentences about the
 * cancellation, and in lines that name a reference. Empty if it cancels nothing.
 */
export function cancelledReferences(subject: string, texts: readonly string[]): string[] {
  const text = withoutExtras(texts.map((one) => one.slice(0, maxCharacters)).join('\n'))
  const candidates = [subject, ...(text.match(sentences) ?? [])]
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
    [subject, ...texts.flatMap((one) => one.slice(0, maxCharacters).match(sentences) ?? [])].filter((one) =>
      named.test(one),
    ),
  )

function codesIn(spoken: readonly string[]): string[] {
  const found = spoken.flatMap((one) => [
    ...[...withoutJourneyNumbers(one).matchAll(code)].map(([value]) => value).filter(isCodeOf(one)),
    ...[...one.matchAll(typed)].map(([, value = '']) => value.toUpperCase()),
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

/** Words for bookings and their references. */
const words =
  '(?<!\\p{L})(?:booking|reservation|confirmation|confirmare|bevestigings?(?:nummer|code)|bekräftelse(?:nummer|kod)|bekræftelsesnummer|bekreftelsesnummer|(?:numer|kod) potwierdzenia|(?:číslo|kód) (?:potvrzení|potvrdenia)|visszaigazolási (?:szám|kód)|vahvistusnumero|(?:κωδικός|αριθμός) επιβεβαίωσης|(?:код|номер) подтверждения|onay (?:numarası|kodu)|record|reference|locator|pnr|itinerary|ticket|auftrag\\p{L}*|vorgang\\p{L}*|bestätigungs\\p{L}*|dossier|confirmaci[oó]n|confirmação|conferma|pratica|processo|expediente|zlecen\\p{L}*|заявк\\p{L}*|buchung\\p{L}*|buchungs(?:nummer|code)|reservierung\\p{L}*|réservation|référence|reserva|localizador|prenotazione|codice|reservering\\p{L}*|boeking\\p{L}*|bokning\\p{L}*|booking\\p{L}*|bestilling\\p{L}*|orde?r(?:e(?:n|ns)?|s?nummer|nr)|order (?:no|number|nr|id)|bestell(?:nummer|ung)|bestelling|bestelnummer|commande|ordine|pedido|objedn[aá]v\\p{L}*|zamówien\\p{L}*|tilaus\\p{L}*|comand[ae]|sipariş\\p{L}*|παραγγελ\\p{L}*|anmeldung\\p{L}*|anmäl\\p{L}*|tilmeld\\p{L}*|påmeld\\p{L}*|inscri\\p{L}*|iscrizion\\p{L}*|rezerwac\\p{L}*|rezerv[aă]c\\p{L}*|rezervēc\\p{L}*|rezervā\\p{L}*|rezervasyon\\p{L}*|dosya(?:nız|nın|n[ıo])?|rezervar\\p{L}*|foglal\\p{L}*|rendelés\\p{L}*|varaus\\p{L}*|broneering\\p{L}*|užsakym\\p{L}*|bókun\\p{L}*|pemesanan|reservasi|đặt (?:chỗ|phòng|vé)|đơn hàng|mã đơn|pesanan|κρ[άα]τησ\\p{L}*|брон\\p{L}*|заказ\\p{L}*|замовлен\\p{L}*|резервац\\p{L}*|حجز|الحجز|הזמנה|การจอง|[おご]?(?:予約|預かり番号|注文番号|受付番号|照会番号)|订单|訂單|预订|預訂|예약)'
const named = new RegExp(words, 'iu')
/** A reference in any case, as people type it, next to such a word. */
const typed = new RegExp(`${words}[ :#]{1,3}(?=[a-z]*\\d)(?=\\d*[a-z])([a-z\\d]{5,8})(?![\\p{L}\\d@/.:-])`, 'giu')
const behindLabel = new RegExp(`${words}\\P{L}{0,4}$`, 'iu')
/** A label before a reference. */
const labelled = new RegExp(`${words}(?:[ -]?\\p{L}{1,12}\\.?){0,2}\\s*[:：#]`, 'iu')

/** A label of the reference that a new one replaces. */
const former = `(?<!\\p{L})(?:previous|former|old|bisherige[rsn]?|frühere[rsn]?|alte[rsn]?|ancien(?:ne)?|anterior|antigu[oa]|antig[oa]|precedente|vecchi[oa]|vorige?|oude?|tidigare|tidligere|poprzedni\\p{L}*)(?: \\p{L}{1,12}){0,2} ${words}[^:\\n]{0,24}:`

/** The cancelled object, in a title without a verb. */
const titled =
  '(?:booking|reservation|flight|trip|stay|order|ticket|itinerary|buchung|reservierung|flug|réservation|voyage|vol|reserva|vuelo|prenotazione|volo|boeking|reservering|vlucht|bokning|resa)'
/**
 * Titles and active sentences about a cancellation: "Booking cancelled", "Cancellation of K7Q2MX", "we have cancelled
 * your booking". They count only in sentences that name a reference or flight, or in which the sender has cancelled.
 */
const announced = new RegExp(
  [
    `(?<!\\p{L})${titled}s?(?: [A-Z\\d-]{4,20})? ?[:–-]? ?(?:cancell?ed|storniert|annul[ée]e?|cancelad[ao]|cancellat[ao]|annullat[ao]|geannuleerd|avbokad)(?!\\p{L})`,
    "(?<!\\p{L})(?:we|i)(?: have|['’]ve)?(?: now)? cancell?ed(?!\\p{L})",
    '^[\\s>*]*(?:re: |fwd?: )?(?:cancell?ed|storniert|annulée?|cancelad[ao]|annullat[ao]|geannuleerd)(?!\\p{L})',
    '[–:-] ?(?:cancell?ed|storniert|annulée?|cancelad[ao]|annullat[ao]|geannuleerd)[\\s.!]*$',
    '(?<!\\p{L})(?:and|und|et|y|e|en) (?:cancell?ed|storniert|annulée?|cancelad[ao]|annullat[ao]|geannuleerd)(?!\\p{L})',
    '(?<!\\p{L})(?:(?:partial )?cancellation of|(?:teil)?stornierung (?:der|ihrer|von|zu)|annulation(?: partielle)? d[eu]|(?:cancelación|anulación)(?: parcial)? del?|cancelamento(?: parcial)? d[aeo]|cancellazione d\\p{L}+|annulering van|avbokning av|anulowanie)(?!\\p{L})',
    `(?<!\\p{L})(?:replaces|ersetzt|remplace|sustituye|sostituisce|substitui|vervangt|ersätter|erstatter) (?:\\p{L}{1,12} ){0,3}${titled.replace('buchung', 'buchung\\p{L}*|dossier')}`,
    former,
    ...bySender,
    // Fully refunded tickets are unused.
    ...ticketRefunds,
    refundedTicket,
    '(?<!\\p{L})(?:tickets?|fahrkarten?|flugscheine?|billets?|billetes?|bigliett[oi])(?: [\\d-]{6,20})? (?:(?:has|have) been|wurden?|(?:a|ont) été|(?:ha|han) sido|(?:è|sono) stat[oi]) (?:fully |vollständig |intégralement )?(?:refunded|erstattet|remboursés?|reembolsados?|rimborsat[oi])(?!\\p{L})',
    '(?<!\\p{L})(?:билет\\p{L}*|квит(?:ок|к[аи]))(?!\\p{L})[^\\n.!?]{0,80} (?:(?:был[аи]?|було|оформлен) )?(?:возвращ[её]н|сдан|аннулирован|повернен|скасован|анульован)[аоыі]?(?!\\p{L})|(?:оформлен|выполнен|произведён|произведен) возврат билет\\p{L}*|оформлено повернення квитк\\p{L}*',
    '(?:승차권|탑승권|항공권|티켓|예약)[^\\n]{0,30}(?:환불|반환)(?:되었|됐|이? ?완료|처리)|(?:승차권|탑승권|항공권|티켓|예약)[^\\n]{0,20}환불 ?완료',
    'キャンセル(?:されました|いたしました|しました|が完了|完了)|払い?戻し?(?:を?(?:いた)?しました|されました|が?完了|済み)|(?:已|已被)取消|取消(?:されました|成功|确认|確認)|(?:退票|退订|退訂|退房)(?:成功|完成|已完成)|(?:已|已经|已經)?成功(?:办理|辦理)?(?:退票|退订|退訂|退房)|已(?:办理|辦理)(?:退票|退订|退訂)|已(?:成功)?(?:为您|為您)?(?:退票|退订|退訂)|취소(?:되었|됐|완료)',
  ].join('|'),
  'imu',
)

/** Words of terms and offers. */
const offered =
  /(?<!\p{L})(?:free|until|policy|terms|deadline|before|within|fees?|not|gratuite?|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|gratuit[ao]|bis|jusqu\p{L}*|hasta|fino|no(?!\.)|nicht)(?!\p{L})/iu

/** By which a cancellation that has happened cost nothing. */
const costless =
  /(?<!\p{L})(?:free of charge|at no (?:extra |additional )?(?:cost|charge)|without (?:any )?(?:charge|costs?|fees?|penalty)|kostenfrei|kostenlos|ohne (?:kosten|gebühr\p{L}*)|sans frais|gratuitement|sin (?:costes?|cargos?|gastos)|gratuitamente|senza (?:costi|spese|penali?)|kosteloos|gratis|zonder kosten|sem (?:custos?|encargos)|utan (?:kostnad|avgift)|kostnadsfritt|uden (?:gebyr|beregning)|bezpłatnie|bez opłat\p{L}*)(?!\p{L})/giu

/** Whether a sentence has words of terms and offers; beside what its sender has cancelled, that it was free is none. */
const isOffered = (sentence: string): boolean =>
  offered.test(isCancelledBySender(sentence) ? sentence.replaceAll(costless, ' ') : sentence)

/** Refunds of tickets, which are no cancellations where only a part, or something else, is refunded. */
const refunding = new RegExp([...ticketRefunds, ...refundedBySender, refundedTicket].join('|'), 'iu')
const isRefund = (text: string): boolean => refunding.test(text)

/** Whether a sentence announces a cancellation. */
const isAnnounced = (sentence: string): boolean => isTitled(sentence) || saysCancelled(sentence)

/** Whether a sentence is about the cancellation of a reference. Emails often repeat theirs as text and as HTML. */
const isStatement = remembered((sentence) => isCancellation(sentence, '') || isAnnounced(sentence))

function isTitled(sentence: string): boolean {
  const found = announced.exec(sentence)
  if (found === null || isOffered(sentence)) return false
  const [phrase] = found
  if (isRefund(phrase) && otherRefunds.test(sentence)) return false
  const before = sentence.slice(0, found.index)
  return !isConditional(before) && !isHypothetical(before, phrase, sentence.slice(found.index + phrase.length))
}
