import { folded } from '../kit/fold'

/** Words in front of an amount that has been paid or charged, as they begin. */
const words = `paid, charged, payment received, payment of, bezahlt, gezahlt, abgebucht, belastet, zahlung erhalten, payé, réglé, débité, paiement reçu, pagado, cobrado, cargado,
  pagato, addebitat, saldato, pago de, pago no valor, cobrad, betaald, afgeschreven, betalt, betalat, debiteret, debitert, debiterat, maksettu, veloitett,
  zapłacon, opłacon, pobran, zaplacen, uhrazen, zaplaten, uhraden, fizetve, kifizet, plătit, achitat, încasat, платено, заплатен, оплачен, сплачен, списано,
  plaćen, plačan, makstud, tasutud, samaksāt, apmaksāt, sumokėt, apmokėt, ödenen, ödendi, tahsil, πληρωθ, εξοφλ, χρεωθ, お支払い済, 支払済, お支払額, 支払金額,
  実付, 实付, 实收, 已付, 已支付, 實付, 결제 금액, 결제금액, 결제 완료, ชำระแล้ว, ชำระเงินแล้ว, đã thanh toán, dibayar, telah dibayar, تم الدفع, المدفوع, שולם, חויב`

const starts = [...new Set(words.split(',').map((word) => folded(word.trim())))]

/** Auxiliaries of what is only going to be charged: `your card will be charged EUR 25`. */
const future =
  /(?:^|[^\p{L}])(?:will|would|may|be|is|are|wird|werden|wurde|sera|seront|serait|sera[ns]?|verra|verranno|wordt|worden|zal|blir|bliver|kommer att|bedzie|beda|bude|budou|budu|lesz|fog|va fi|vor fi|будет|будут|буде|ще|bit ce|bo|tullaan|θα)\s(?:\p{L}+\s){0,2}$/u

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Whether a text in front of an amount says that it was paid: `Paid in full on 5 November:`, `Charged today:`. */
export function saysPaid(text: string): boolean {
  const low = folded(text)
  return starts.some((start) => {
    const at = low.lastIndexOf(start)
    if (at < 0) return false
    const before = low.slice(0, at)
    return (unspaced.test(start) || !/\p{L}$/u.test(before)) && !future.test(before)
  })
}
