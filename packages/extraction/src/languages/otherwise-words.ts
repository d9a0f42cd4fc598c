import { folded } from '../kit/fold'
import { anyPhrase, spaced } from './phrases-in'

/** What announces the consequence of something that has not been done: `Please pay by Friday, otherwise …`. */
const words = `otherwise, or else, failing which, failing this, failing that, if not, or your booking, or your reservation, or your order, or your seat,
  or the booking, or the reservation, or it, or they, after this date, after that date, after this deadline, à défaut, sinon, faute de quoi, dans le cas contraire,
  passé ce délai, passé cette date, andernfalls, sonst, bei nichtzahlung, bei nichterscheinen, ansonsten, anderenfalls, im anderen fall, nach ablauf dieser frist, nach dieser frist,
  de lo contrario, en caso contrario, si no, de no, pasado este plazo, pasada esa fecha, transcurrido este plazo, in caso contrario, altrimenti,
  in difetto, diversamente, trascorso tale termine, dopo tale data, caso contrário, senão, se não, de contrário, após esse prazo, após essa data,
  passado esse prazo, anders wordt, anders worden, anders is, anders zijn, anders vervalt, zo niet, bij uitblijven van betaling, bij gebreke daarvan, na deze termijn, na die datum, ellers, i modsat fald, ved manglende betaling, efter denne frist, annars, i annat fall, vid utebliven betalning,
  i så fall, efter detta datum, i motsatt fall, etter denne fristen, muuten, muussa tapauksessa, muutoin, w przeciwnym razie, w przeciwnym wypadku,
  inaczej, po tym terminie, jinak, v opačném případě, při nezaplacení, při neuhrazení, po tomto termínu, inak, v opačnom prípade, po tomto termíne, ellenkező esetben, különben,
  máskülönben, în caz contrar, altfel, după această dată, в противен случай, иначе, διαφορετικά, σε αντίθετη περίπτωση, αλλιώς,
  в противном случае, в іншому разі, у протилежному випадку, в іншому випадку, інакше, inače, u protivnom, u suprotnom, sicer, v nasprotnem primeru,
  drugače, vastasel juhul, vastasel korral, muidu, pretējā gadījumā, citādi, kitaip, priešingu atveju, aksi takdirde, aksi halde, yoksa, وإلا, والا,
  خلاف ذلك, אחרת, שאם לא כן, さもなければ, さもないと, 否则, 否則, 不然, 그렇지 않으면, 아니면, มิฉะนั้น, ไม่เช่นนั้น, มิเช่นนั้น, jika tidak, kalau tidak,
  bila tidak, sekiranya tidak, nếu không, ngược lại, en cas contrari, altrament, að öðrum kosti, inkella, bestela,
  в адваротным выпадку, инаку, во спротивно, у супротном, në të kundërt, ndryshe, əks halda, در غیر این صورت, अन्यथा`

/** Conditions that languages express by the ending of a verb, or by words in front of a clause without spaces. */
const endings =
  /(?:m[ae]zs[ae]|m[ae]d[ıi]g[ıi] t?akdirde)(?:n[ıi]z)?(?!\p{L})|ない場合|なき場合|않으면|않을 경우|없으면|หาก|กรณีที่|如果|若未|如未/u

const hasPhrase = anyPhrase(words.split(',').map((word) => spaced(folded(word))))

/**
 * Whether a text that stands before a statement makes it the consequence of something that has not been done: `Please
 * pay by Friday, otherwise` before `your booking is cancelled`.
 */
export function saysOtherwise(text: string): boolean {
  const low = folded(text)
  return endings.test(low) || hasPhrase(low)
}
