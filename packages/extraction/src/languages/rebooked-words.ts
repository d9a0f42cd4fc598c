import { folded } from '../kit/fold'
import { anyPhrase, spaced } from './phrases-in'

/** Phrases saying that the recipient has another journey instead of the cancelled one. */
const phrases = `have rebooked you, we have rebooked, have rebooked you both, been rebooked, are rebooked, automatically rebooked, you have been moved, have moved you,
  been moved at no cost, been transferred to, you are now on, you are now booked, you now travel on, have booked you on, now travelling on, reserved you a seat on,
  einen platz auf dem nächsten, einen platz im nächsten, réservé une place sur le prochain, reservado una plaza en el siguiente, bokat en plats åt dig på nästa,
  haben wir sie umgebucht, haben sie umgebucht, haben dich umgebucht, wurden umgebucht, sind umgebucht, sie reisen nun, nous vous avons replacé, avons replacé,
  avez été replacé, avez été reporté, nous avons reporté, vous avons transféré, avons réacheminé, le hemos reubicado, la hemos reubicado, les hemos reubicado,
  te hemos reubicado, ha sido reubicado, hemos cambiado al, hemos reubicado, abbiamo riprotetto, abbiamo riprotetti, stato riprotetto, stati riprotetti,
  siete stati riprenotati, foi reacomodado, foi reacomodada, foram reacomodados, reacomodamos, remarcamos você, remarcámos, hebben u omgeboekt, bent omgeboekt,
  omgeboekt naar, har bokat om, ombokad till, ombokats till, är ombokad, är ombokade, har booket om, er booket om, har ombooket, er ombooket, ombooket til,
  olemme siirtäneet, olemme varanneet sinulle, olemme varanneet teille, on siirretty vuorolle, uudelleenreititetty, přebookovali, přeobjednali, přesunuli jsme vás, prebookovali, presunuli sme vás, przebukowaliśmy,
  przenieśliśmy państwa, zostali państwo przeniesieni, átfoglaltuk, áthelyeztük, v-am mutat, v-am rerutat, am rebookat, preknjižili, prebacili smo vas,
  prerezervirali, prestavili smo vas, пребукировахме, прехвърлихме, перебронировали, пересадили, перенесли вас, перебронювали, пересадили вас, преместили сме,
  σας μεταφέραμε, έχετε μεταφερθεί, aktarıldınız, aktardık, aktarılmıştır, تم نقلكم, تم نقلك, أعدنا حجز, העברנו אתכם, שובצתם, 振り替えました, 振替いたしました, 振替済,
  已为您改签, 已為您改簽, 已改签至, 已改簽至, 已为您改至, 已為您改至, 변경해 드렸습니다, 대체편으로 변경, เปลี่ยนให้ท่าน, ย้ายท่าน, đã chuyển quý khách, đã đổi sang chuyến, telah dialihkan,
  telah dipindahkan, ümber broneeritud, broneerisime ümber, pārcēlām jūs, perkėlėme jus`

/** Headings of a journey that replaces another one. */
const headings = `replacement flight, your replacement flight, replacement train, replacement service, replacement sailing, replacement, ersatzflug, ihr ersatzflug, ersatzverbindung,
  ersatz, ersatzbus, vol de remplacement, train de remplacement, votre vol de remplacement, vuelo de reemplazo, vuelo de sustitución, vuelo de sustitucion,
  volo sostitutivo, treno sostitutivo, volo di riprotezione, riprotezione, voo de substituição, voo substituto, reacomodação, vervangende vlucht, vervangende reis,
  ersättningsflyg, ersättningsresa, erstatningsfly, erstatningsflyvning, erstatningsavgang, korvaava lento, korvaava vuoro, náhradní let, náhradní spoj, náhradný let,
  náhradný spoj, lot zastępczy, połączenie zastępcze, helyettesítő járat, pótjárat, zbor înlocuitor, zamjenski let, nadomestni let, заместващ полет, замена рейса,
  заміна рейсу, πτήση αντικατάστασης, yedek uçuş, 振替便, 代替便, 替代航班, 대체편, 대체 항공편, chuyến bay thay thế, penerbangan pengganti, asenduslend`

/** Labels of what has been exchanged for something that is void by it. */
const exchanged = `new ticket, new tickets, new booking, new reservation, new journey, new trip, new train, new flight, exchanged for, neues ticket, neue fahrkarte, neuer flugschein,
  neue buchung, neue reservierung, neue fahrt, neue verbindung, neuer zug, neuer flug, nouveau billet, nouveaux billets, nouveau voyage, nouveau trajet, nouveau train, nouveau vol,
  nouvelle réservation, nuevo billete, nuevos billetes, nuevo boleto, nuevo viaje, nuevo tren, nuevo vuelo, nueva reserva, nuovo biglietto, nuovi biglietti, nuovo viaggio, nuovo treno,
  nuovo volo, nuova prenotazione, novo bilhete, nova passagem, nova viagem, novo voo, nova reserva, nieuw ticket, nieuwe tickets, nieuwe reis, nieuwe trein, nieuwe vlucht, nieuwe boeking,
  ny biljett, ny resa, nytt tåg, ny bokning, ny billet, ny rejse, nyt tog, ny billett, ny reise, nytt tog, ny bestilling, nowy bilet, nowa podróż, nowy pociąg, nowa rezerwacja,
  nová jízdenka, nový lístok, nová letenka, nový vlak, nová rezervace, nová rezervácia, új jegy, új vonat, új járat, új foglalás, uusi lippu, uusi matka, uusi juna, uusi varaus,
  bilet nou, noul bilet, tren nou, rezervare nouă, νέο εισιτήριο, νέα κράτηση, новый билет, новый рейс, новое бронирование, новий квиток, yeni bilet, yeni rezervasyon,
  uusi lento, uusi lentosi, nytt flyg, ditt nya flyg, ny flygning, nyt fly, dit nye fly, ny flyafgang, nytt fly, ditt nye fly, ny flyvning, nowy lot, nowe połączenie, nový let, nové spojení,
  nový spoj, zbor nou, noul zbor, νέα πτήση, yeni uçuş, yeni uçuşunuz, 新しいフライト, 新しい便, 新航班, 新车次, 새 항공편, 새로운 항공편, your new flight, your new flights, new flights, your new train,
  your new journey, ihr neuer flug, ihre neue verbindung, ihr neuer zug, dein neuer zug, votre nouveau vol, votre nouveau train, votre nouvel itinéraire, su nuevo vuelo, tu nuevo vuelo, tu nuevo tren,
  il tuo nuovo volo, il suo nuovo volo, nuovi voli, seu novo voo, o seu novo voo, je nieuwe vlucht, uw nieuwe vlucht, uw nieuwe reis, новый поезд, новий рейс, chuyến bay mới, penerbangan baru`

const listOf = (words: string): string[] => words.split(',').map((phrase) => spaced(folded(phrase)))
const hasPhrase = anyPhrase(listOf(phrases))
const heads = new Set([...listOf(headings), ...listOf(exchanged)])
/** A label in front of its value, or with a colon at the end of a heading. */
const label = /^([^:：]{3,40})[:：]/u

/** Whether a text says that a cancelled journey has been replaced: `You have been moved to`, `Replacement flight`. */
export const saysRebooked = (text: string): boolean => {
  const foldedText = folded(text)
  return heads.has(spaced(label.exec(foldedText)?.[1] ?? foldedText)) || hasPhrase(foldedText)
}
