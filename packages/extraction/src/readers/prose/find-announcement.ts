import { anyOf } from '../../kit/any-of'
import { sifted } from '../../kit/sifted'
import { declinedRequests } from '../../languages/declined-words'
import { refundedTicket, ticketRefunds } from '../../languages/ticket-words'
import { bookingWords } from './booking-words'
import { bySender } from './cancelled-by-sender'

/** A label of the reference that a new one replaces. */
const former = `(?<!\\p{L})(?:previous|former|old|bisherige[rsn]?|frühere[rsn]?|alte[rsn]?|ancien(?:ne)?|anterior|antigu[oa]|antig[oa]|precedente|vecchi[oa]|vorige?|oude?|tidigare|tidligere|poprzedni\\p{L}*)(?: \\p{L}{1,12}){0,2} ${bookingWords}[^:\\n]{0,24}:`

/** The cancelled object, in a title without a verb. */
const titled =
  '(?:booking|reservation|flight|train|ferry|sailing|crossing|rental|trip|stay|order|ticket|itinerary|buchung|reservierung|flug|zug|fähre|réservation|voyage|vol|reserva|vuelo|tren|prenotazione|volo|treno|traghetto|boeking|reservering|vlucht|trein|bokning|resa|tåg)'
/** Files of agencies in such titles: “Annulering dossier 5511”. */
const files = 'dossier|file|vorgang|auftrag|expediente|pratica|processo|pedido|commande|bestelling|ordre'
/**
 * Titles and active sentences about a cancellation: "Booking cancelled", "Cancellation of K7Q2MX", "we have cancelled
 * your booking". They count only in sentences that name a reference or flight, or in which the sender has cancelled.
 */
const announcements: readonly string[] = [
  `(?<!\\p{L})${titled}s?(?: [A-Z\\d-]{4,20})? ?[:–-]? ?(?:cancell?ed|storniert|annul[ée]e?|cancelad[ao]|cancellat[ao]|annullat[ao]|geannuleerd|avbokad)(?!\\p{L})`,
  "(?<!\\p{L})(?:we|i)(?: have|['’]ve)?(?: now)? cancell?ed(?!\\p{L})",
  '^[\\s>*]*(?:re: |fwd?: )?(?:cancell?ed|storniert|annulée?|cancelad[ao]|annullat[ao]|geannuleerd)(?!\\p{L})',
  '[–:-] ?(?:cancell?ed|storniert|annulée?|cancelad[ao]|annullat[ao]|geannuleerd)[\\s.!]*$',
  '(?<!\\p{L})(?:and|und|et|y|e|en) (?:cancell?ed|storniert|annulée?|cancelad[ao]|annullat[ao]|geannuleerd)(?!\\p{L})',
  '(?<!\\p{L})(?:(?:partial )?cancellation of|(?:teil)?stornierung (?:der|ihrer|von|zu)|annulation(?: partielle)? d[eu]|(?:cancelación|anulación)(?: parcial)? del?|cancelamento(?: parcial)? d[aeo]|cancellazione d\\p{L}+|annulering van|avbokning av|afbestilling af|av(?:bestilling|lysning) av|aflysning af|kansellering av|anulowanie)(?!\\p{L})',
  `(?<!\\p{L})(?:cancell?ation|stornierung|storno|annulation|anulación|cancelación|cancelamento|cancellazione|annullamento|annulering|avbokning|afbestilling|avbestilling)[ :–-]{1,3}(?:${titled}|${files})(?: n[or°º]\\.?)?[ :#]{1,3}(?=[A-Z-]*\\d)`,
  `(?<!\\p{L})(?:replaces|ersetzt|remplace|sustituye|sostituisce|substitui|vervangt|ersätter|erstatter) (?:\\p{L}{1,12} ){0,3}${titled.replace('buchung', 'buchung\\p{L}*|dossier')}`,
  former,
  ...bySender,
  ...declinedRequests,
  // Fully refunded tickets are unused.
  ...ticketRefunds,
  refundedTicket,
  '(?<!\\p{L})(?:tickets?|fahrkarten?|flugscheine?|billets?|billetes?|bigliett[oi])(?: [\\d-]{6,20})? (?:(?:has|have) been|wurden?|(?:a|ont) été|(?:ha|han) sido|(?:è|sono) stat[oi]) (?:fully |vollständig |intégralement )?(?:refunded|erstattet|remboursés?|reembolsados?|rimborsat[oi])(?!\\p{L})',
  '(?<!\\p{L})(?:билет\\p{L}*|квит(?:ок|к[аи]))(?!\\p{L})[^\\n.!?]{0,80} (?:(?:был[аи]?|було|оформлен) )?(?:возвращ[её]н|сдан|аннулирован|повернен|скасован|анульован)[аоыі]?(?!\\p{L})|(?:оформлен|выполнен|произведён|произведен) возврат билет\\p{L}*|оформлено повернення квитк\\p{L}*',
  '(?:승차권|탑승권|항공권|티켓|예약)[^\\n]{0,30}(?:환불|반환)(?:되었|됐|이? ?완료|처리)|(?:승차권|탑승권|항공권|티켓|예약)[^\\n]{0,20}환불 ?완료',
  '(?:お?取り?消し?|キャンセル)(?:を|の?お?手続きを)?(?:承りました|受け付けました|完了(?:しました|いたしました|のお知らせ|のご案内|通知))|キャンセル(?:されました|いたしました|しました|が完了|完了)|払い?戻し?(?:を?(?:いた)?しました|されました|が?完了|済み)|(?:已|已被)取消|取消(?:されました|成功|确认|確認)|(?:退票|退订|退訂|退房)(?:成功|完成|已完成)|(?:已|已经|已經)?成功(?:办理|辦理)?(?:退票|退订|退訂|退房)|已(?:办理|辦理)(?:退票|退订|退訂)|已(?:成功)?(?:为您|為您)?(?:退票|退订|退訂)|취소(?:되었|됐|완료)',
]

/** The first announcement of a cancellation in a sentence. */
export const findAnnouncement = sifted(anyOf(announcements, 'imu'))
