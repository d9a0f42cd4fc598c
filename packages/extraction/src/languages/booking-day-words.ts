import { folded } from '../kit/fold'

/** How words for booking, reserving, ordering and buying begin. */
const words = `book, reserv, order, purchas, buch, bestell, gebucht, kauf, réserv, command, achat, acheté, compr, pedido, prenot, acquist, ordin, boek, geboekt, besteld, bestill,
  bokning, bokad, bokat, köp, beställ, varau, varattu, tila, osto, rezerw, zamów, zakup, kupion, rezerv, objedn, nákup, zakoup, kúp, foglal, rendel, vásárl, comand, cumpăr,
  achizi, резерв, поръч, покуп, брон, заказ, куплен, замовл, купл, придб, κρατησ, παραγγελ, αγορ, sipariş, satın, bron, ost, pirkum, pasūt, užsak, pirk, kupov, naruč, nakup,
  naroč, pemesanan, dipesan, pesan, pembelian, 予約, 注文, 購入, 申込, 申し込み, 预订, 预定, 下单, 订单, 购买, 订购, 預訂, 訂購, 訂位, 購買, 예약, 주문, 구매, จอง,
  ซื้อ, الحجز, حجز, الطلب, הזמנה, רכישה, הוזמן`

/** What the same label names besides: the day of a cancellation, or of a change. */
const others =
  /cancel|storn|annul|anul|anula|avbok|peruu|odwoł|zruš|lemond|отмен|скасов|ακυρ|iptal|batal|hủy|キャンセル|取消|变更|變更|変更|취소|변경|ยกเลิก|إلغاء|ביטול/u

/** The same as whole words. */
const wholeWords = new Set(['đặt', 'mua'].map(folded))

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
const all = [...new Set(words.split(',').map((word) => folded(word.trim())))]
const starts = all.filter((word) => !unspaced.test(word))
const within = all.filter((word) => unspaced.test(word))

/** Whether a label names the day on which something was booked: `Booking date`, `Ordered on`. */
export function namesBookingDay(label: string): boolean {
  const low = folded(label)
  const labelWords = low.split(/[^\p{L}\p{M}]+/u)
  return (
    !others.test(low) &&
    (within.some((word) => low.includes(word)) ||
      labelWords.some((word) => wholeWords.has(word) || starts.some((start) => word.startsWith(start))))
  )
}
