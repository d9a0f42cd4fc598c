import { folded } from '../kit/fold'
import { anyPhrase, spaced, unspaced } from './phrases-in'

/**
 * Words that are a status if they make up a cell or line. Most mean something else in a sentence. Verbs that may be
 * buttons (`Cancel`) are left out.
 */
const words = {
  cancelled: `cancelled, canceled, canx, cxl, void, voided, can/mod, refunded, annulled, storniert, annulliert, gestrichen, entfällt, fällt aus, abgesagt, ausgefallen, erstattet,
    annulé, annulée, supprimé, supprimée, remboursé, remboursée, cancelado, cancelada, anulado, anulada, reembolsado, reembolsada, devuelto, devuelta,
    suspendido, annullato, annullata, cancellato, cancellata, rimborsato, rimborsata, soppresso, geannuleerd, vervallen, terugbetaald, suprimido,
    anulowany, anulowana, anulowano, odwołany, odwołana, zwrócony, zwrócona, bilet zwrócony, zrušeno, zrušena, zrušen, stornováno, stornována, vráceno,
    zrušené, zrušená, zrušený, stornované, vrátené, törölve, törölt, lemondva, lemondott, visszatérítve, visszaváltva, anulat, anulată, anulate,
    rambursat, rambursată, avbokad, avbokat, inställd, inställt, återbetald, återbetalat, makulerad, annulleret, aflyst, afbestilt, afmeldt, refunderet,
    kansellert, avbestilt, avlyst, innstilt, refundert, peruttu, peruutettu, perutettu, hyvitetty, tühistatud, tagastatud, ära jäetud, atcelts, atcelta,
    anulēts, anulēta, atgriezta, atšauktas, atšaukta, anuliuota, grąžinta, odpovedano, odpovedana, preklicano, preklicana, stornirano, otkazano,
    otkazana, otkazan, poništeno, ακυρώθηκε, ακυρωμένη, ακυρωμένο, ακυρωθείσα, анулирана, анулиран, анулирано, отменена, отменен, отменено, отменён,
    аннулировано, аннулирован, возвращен, возвращён, скасовано, скасований, скасована, анульовано, повернуто, откажана, откажано, отказана, отказано,
    iptal, iptal edildi, iade edildi, iptal edilmiştir, ملغى, ملغاة, ملغي, تم الإلغاء, ألغيت, בוטל, בוטלה, מבוטל, מבוטלת, キャンセル済, キャンセル済み, 取消済, 取消済み, 払戻済,
    払戻済み, 已取消, 已退票, 已退订, 已退訂, 已退款, 作废, 已作废, 已作廢, 취소됨, 취소완료, 취소 완료, 환불완료, 환불 완료, ยกเลิกแล้ว, ถูกยกเลิก, คืนเงินแล้ว, dibatalkan, batal,
    đã hủy, đã huỷ, bị hủy, hoàn vé, đã hoàn vé, afbókað, aflýst, fellt niður, endurgreitt, cancel·lat, cancel·lada, anul·lat, anul·lada`,
  confirmed: `still valid, remains valid, still confirmed, not affected, no change, as before, em vigor, kvar, bez promene, bez promjene, resta confermata, resta confermato, weiterhin gültig, bleibt gültig, toujours valable, reste valable, sigue vigente, sigue siendo válido,
    ancora valido, ancora valida, resta valido, nog geldig, blijft geldig, gäller fortfarande, fortsatt gyldig, stadig gyldig, nadal ważny, nadal ważna, stále platná,
    continua válida, mantém-se válida, rămâne valabil, edelleen voimassa, confirmed, active, valid, booked, ticketed, unchanged, ok, hk, kept, bestätigt, gültig, gebucht, unverändert, findet statt, fest gebucht, ausgestellt,
    bleibt bestehen, confirmé, confirmée, valide, valable, maintenu, maintenue, inchangé, inchangée, confirmado, confirmada, vigente, válido, válida,
    activo, activa, emitido, emitida, sin cambios, se mantiene, confermato, confermata, valido, valida, attivo, attiva, invariato, invariata, emesso,
    bevestigd, geldig, geboekt, ongewijzigd, ativo, ativa, mantido, mantida, inalterado, inalterada, potwierdzony, potwierdzona, ważny, ważna, bilet ważny,
    aktywny, aktywna, bez zmian, potvrzeno, potvrzena, potvrzen, platné, platná, platný, beze změny, potvrdené, potvrdená, potvrdený, bez zmeny,
    visszaigazolva, megerősítve, érvényes, aktív, változatlan, confirmat, confirmată, valabil, valabilă, activ, activă, neschimbat, bekräftad, bekräftat,
    giltig, bokad, bokat, oförändrad, bekræftet, gyldig, booket, uændret, bekreftet, bestilt, uendret, vahvistettu, voimassa, varattu, ennallaan,
    kinnitatud, kehtiv, kehtib, muutmata, apstiprināts, apstiprināta, derīgs, derīga, patvirtinta, patvirtintas, galioja, galiojantis, potrjeno, potrjena,
    potrjen, veljavno, veljavna, nespremenjeno, potvrđeno, potvrđena, potvrđen, važeće, važeća, vrijedi, nepromijenjeno, επιβεβαιωμένη, επιβεβαιωμένο,
    επιβεβαιώθηκε, ισχύει, σε ισχύ, потвърдена, потвърден, валидна, валиден, без промяна, подтверждено, подтверждён, подтвержден, подтверждена,
    действителен, действует, оформлен, без изменений, підтверджено, підтверджений, підтверджена, дійсний, чинний, без змін, потврдена, потврђено, onaylandı,
    onaylı, geçerli, rezerve, değişmedi, مؤكد, مؤكدة, تم التأكيد, سارية, ساري, מאושר, מאושרת, אושר, בתוקף, פעיל, 確定, 予約済, 予約済み, 予約確定, 有効, 発券済, 手配済,
    変更なし, 已确认, 已確認, 确认, 確認, 有效, 已出票, 保留, 已预订, 已預訂, 확정, 예약확정, 예약 확정, 유효, 발권완료, 예약완료, ยืนยัน, ยืนยันแล้ว, ใช้ได้, คงเดิม,
    dikonfirmasi, terkonfirmasi, berlaku, aktif, tetap, disahkan, sah, đã xác nhận, còn hiệu lực, giữ nguyên, staðfest, gilt, gildur, óbreytt, vigent, vàlid`,
} as const

/** Plural and inflected forms that occur only in headings. */
const inHeadings = {
  cancelled: `cancellations, cancelled items, stornierte, stornierten, stornierter, storniertes, gestrichene, entfallene, abgesagt,
    abgesagte, annulés, annulées, supprimés, supprimées, cancelados, canceladas, anulados, anuladas, annullati, annullate, cancellati,
    cancellate, geannuleerde, anulowane, odwołane, zrušeny, stornovány, avbokade, inställda, annullerede, aflyste, afbestilte, kansellerte,
    avbestilte, avlyste, innstilte, perutut, peruutetut, atceltie, atceltās, anulētie, atšaukti, atšauktos, anuliuoti, odpovedane,
    preklicane, stornirane, otkazane, otkazani, poništene, ακυρωμένες, ακυρωμένα, ακυρώθηκαν, отменени, анулирани, отменены, отменённые,
    отмененные, аннулированы, аннулированные, скасовані, анульовані, откажани, отказане, iptal edilen, iptal edilenler, iptaller, الملغاة,
    ملغية, מבוטלות, מבוטלים, בוטלו, キャンセル分, キャンセルされた, 取消分, 取り消し分, 取消, 取消的, 退订, 退訂, 取消된, 취소된, 취소, 취소분, ยกเลิก, cancel·lats, anul·lats`,
  confirmed: `still booked, stay booked, stays booked, remains booked, remain booked, remain valid, stays as booked, goes ahead, unaffected,
    bestehende, bestehen, weiterhin, bestehen weiterhin, weiterhin gebucht, gültige, maintenus, maintenues, conservés, conservées,
    confirmés, confirmées, inchangés, inchangées, se mantienen, mantenidos, confirmados, confirmadas, vigentes, confermati, confermate,
    invariati, invariate, restano validi, restano valide, mantidos, mantidas, bevestigde, ongewijzigde, blijft staan, blijven staan,
    utrzymane, aktualne, ważne, zůstává, zůstávají, zostáva, zostávajú, változatlanok, megmarad, megmaradt, érvényesek, rămân, rămâne,
    valabile, kvarstår, kvarstående, består, fastholdes, bevares, beholdes, opprettholdt, säilyvät, säilyy, kehtima, kehtivad, paliek,
    lieka, ostaja, ostajajo, ostane, ostaje, ostaju, παραμένει, παραμένουν, ισχύουν, остава, остават, остаётся, остается, остаются,
    действующие, сохраняются, залишається, залишаються, чинні, останува, остануваат, geçerli olan, geçerli olanlar, devam eden,
    devam edenler, değişmeyenler, المؤكدة, ללא שינוי, そのまま, 継続, 正常, 不变, 不變, 不受影响, 不受影響, 照常, 유지, 그대로, 변경 없음, tetap berlaku, vẫn còn,
    es mantenen, es manté`,
} as const

/** The status that a page states for one of its bookings. */
export type OwnStatus = keyof typeof words

const bothStatuses = ['confirmed', 'cancelled'] as const

const statusesOf = (lists: Readonly<Record<OwnStatus, string>>): [word: string, status: OwnStatus][] =>
  bothStatuses.flatMap((status) =>
    lists[status].split(',').map((word): [string, OwnStatus] => [folded(word.trim()), status]),
  )

const statuses: ReadonlyMap<string, OwnStatus> = new Map(statusesOf(words))
const namesStatus = anyPhrase([...statuses.keys()].map(spaced))
/** Whether a text may have a status in it, which few lines have. A middle dot may be part of a word, or not. */
const mayHaveStatus = (foldedText: string): boolean => foldedText.includes('·') || namesStatus(foldedText)

/** Maximum length of a label with a status. */
const maxLabel = 80
/** A status after a dash, or in brackets at the end. */
const lastPart = /(?:^[^–—(]{2,36}\s[–—-]\s|^[^–—(]{2,36}[(（])(\p{L}[^–—()（）]*)[)）]?[\s*]*$/u

/** Words for cancelling that are buttons if alone, and statuses in a column of statuses. */
const actions = new Set(
  folded(
    'cancel, storno, annulation, cancelación, anulación, annullamento, cancelamento, annulering, 취소, 取消, キャンセル, ยกเลิก, hủy, huỷ, batal, iptal',
  ).split(', '),
)

/** The status of a cell that contains a noun: `취소`, `Storno`. */
export const actionWord = (text: string): OwnStatus | undefined =>
  actions.has(bare(folded(text))) ? 'cancelled' : undefined

/** Who cancelled, when or at what cost, after the status: `CANCELLED by you`, `ANULADO 16-08`, `bez poplatku`. */
const addition =
  /\s(?:by|von|par|por|da|door|av|af|przez|tarafindan|on|am|le|el|il|em|op|den|dne|dnia|at|auf|a|su|pa|na|на|по|without|ohne|sans|sin|senza|sem|zonder|uden|utan|uten|bez|без|fara|ilman)\s.*$|\s\d{1,2}(?:[\d./-]{1,8}|\.?\s?\p{L}{3,12}\.?(?:\s\d{4})?)$|\s?[(（].*$/u
/** A cancellation deadline: `CXL BY 1600 12MAR`. */
const deadline = /^(?:cxl|canx|cancel)\b/u
/** Maximum length of a status with such an addition. */
const maxAdded = 36

const bare = (text: string): string => text.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '')

/**
 * The status that makes up a text, optionally after its label: `Status: OK`, `【取消済】`, `Return – cancelled`, `Return
 * (unchanged)`; undefined if there is none.
 */
export function statusWord(text: string): OwnStatus | undefined {
  const whole = folded(text)
  if (!mayHaveStatus(whole)) return undefined
  const foldedText = whole.replace(/^[^:：]{0,24}[:：]/u, '')
  const last = foldedText.length <= maxLabel ? (lastPart.exec(foldedText)?.[1] ?? '') : ''
  const first = foldedText.length <= maxAdded && !deadline.test(foldedText) ? foldedText.replace(addition, '') : ''
  return statuses.get(bare(foldedText)) ?? statuses.get(bare(last)) ?? statuses.get(bare(first))
}

/** Maximum length of a heading, and of a line ending in a colon that heads a list. */
const maxHeading = 40
const maxColonHeading = 110
/** Minimum length of a word that is a status among others. */
const minWord = 4
const denial = /(?:^|\s)(?:not|no|nicht|non|pas|ne|ikke|inte|niet|nie|ni|ne|не|δεν|degil|khong|chua|bukan)(?:\s|$)/u

const heads = [...statusesOf(words), ...statusesOf(inHeadings)].filter(
  ([word]) => word.length >= minWord || (unspaced.test(word) && word.length > 1),
)
const states = (status: OwnStatus): ((folded: string) => boolean) =>
  anyPhrase(heads.flatMap(([word, of]) => (of === status ? [word] : [])))
const [statesConfirmed, statesCancelled] = [states('confirmed'), states('cancelled')]

/** The status that a clause states, wherever in it: `room 1 remains booked`; undefined if it states none or both. */
export function clauseStatus(text: string): OwnStatus | undefined {
  const clause = folded(text)
  const [isConfirmed, isCancelled] = [statesConfirmed(clause), statesCancelled(clause)]
  return isConfirmed === isCancelled || denial.test(clause) ? undefined : isConfirmed ? 'confirmed' : 'cancelled'
}

/**
 * The status that a heading states for everything below it: `Éléments annulés`, `Still booked`, `The following flights
 * are cancelled:`; undefined if it is not a heading, or states none or both.
 */
export function headingStatus(text: string): OwnStatus | undefined {
  const foldedText = folded(text).trim()
  const isColon = /[:：]$/u.test(foldedText)
  if (foldedText.length > (isColon ? maxColonHeading : maxHeading) || (!isColon && /[\d.!?。]/u.test(foldedText)))
    return undefined
  if (denial.test(foldedText)) return undefined
  const [isConfirmed, isCancelled] = [statesConfirmed(foldedText), statesCancelled(foldedText)]
  return isConfirmed === isCancelled ? undefined : isConfirmed ? 'confirmed' : 'cancelled'
}

const separator = /\s[–—|·•-]\s|[.;,:]\s|[()（）[\]]|\s{3,}/gu

/** The status at the end of a line, if it is in capitals and others are not: `Reference 884 120 341 CANCELLED`. */
function lastInCapitals(text: string): { from: number; status: OwnStatus }[] {
  const from = text.lastIndexOf(' ') + 1
  const word = text.slice(from)
  const status = /^\p{Lu}{4,}$/u.test(word) && /\p{Ll}/u.test(text) ? statuses.get(folded(word)) : undefined
  return status === undefined ? [] : [{ from, status }]
}

/** The parts of a line that are a status, with their offsets: `Anna Nowak – adult – CANCELLED, voucher issued`. */
export function statusParts(text: string): { from: number; status: OwnStatus }[] {
  if (!mayHaveStatus(folded(text))) return []
  const cuts = [...text.matchAll(separator)].map(({ 0: cut, index }) => [index, index + cut.length] as const)
  const parts = [...cuts, [text.length, text.length] as const].flatMap(([to], at) => {
    const from = cuts[at - 1]?.[1] ?? 0
    const part = folded(text.slice(from, to)).replace(addition, '')
    const status = at === 0 && cuts.length === 0 ? undefined : statuses.get(bare(part))
    return status === undefined ? [] : [{ from, status }]
  })
  return parts.length > 0 ? parts : lastInCapitals(text)
}
