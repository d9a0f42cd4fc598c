import { conjunctions } from './conjunctions'

/** Extras of a booking: baggage, seats, insurance, meals and the like. */
const extras =
  'baggage|luggage|(?:checked |extra )?bags?|seat selection|seats?|insurance|meals?|breakfast|parking|lounge|priority boarding|upgrade|gepäck(?:stücks?)?|koffers?|sitzplatz(?:es)?|versicherung|frühstück|parkplatz|bagages?|sièges?|assurance|petit[ -]déjeuner|equipaje|maletas?|asientos?|seguro|desayuno|bagagli[oa]?|posto a sedere|assicurazione|colazione|parcheggio|bagagem|bagagens|assentos?|café da manhã|pequeno[ -]almoço|estacionamento|ruimbagage|koffer|stoel(?:reservering)?|verzekering|ontbijt|bagaget?|resväska|sittplats(?:en)?|försäkring(?:en)?|frukost(?:en)?|bagagen|sæde(?:t)?|forsikring(?:en)?|morgenmad(?:en)?|bagasje(?:n)?|sete(?:t)?|frokost(?:en)?|bagaż\\p{L}*|miejsc\\p{L}*|ubezpieczeni\\p{L}*|śniadani\\p{L}*|zavazadl\\p{L}*|pojištění|snídan\\p{L}*|matkatavara\\p{L}*|vakuutu\\p{L}*|aamiai\\p{L}*|poggyász\\p{L}*|biztosítás\\p{L}*|reggeli\\p{L}*|bagaj\\p{L}*|sigorta\\p{L}*|koltu[kğ]\\p{L}*|kahvaltı\\p{L}*|багаж\\p{L}*|страхов\\p{L}*|завтрак\\p{L}*|αποσκευ\\p{L}*|θέση|θέσης|θέσεις|θέσεων|ασφάλει\\p{L}*|мест[оа](?: в салоне)?|вибір місця|місц[ея]|bagasi|kursi|hành lý|chỗ ngồi|座席指定|手荷物|行李|选座|選位|수하물|좌석|สัมภาระ|ที่นั่ง|أمتعة|الأمتعة|المقعد|مقعد|כבודה|מזווד\\p{L}*|מושב\\p{L}*'
/** Words that begin a sentence about one thing. */
const articles =
  'the|your|an?|this|der|die|das|ihre?n?|deine?n?|eine?|le|la|les|votre|vos|el|los|las|su|tu|il|lo|gli|una?|un|o|a|os|as|o seu|a sua|de|het|je|uw|din|ditt|den|det|dit|twoj[ae]|pan[ai]|vaše?|va[sš]|az?|i'
/** Words for the booking itself. */
const booked =
  'booking|reservations?|trip|flights?|tickets?|journey|stay|hotel|room|train|rental|order|itinerary|buchung|reservierung|reise|flug|fahrkarte|ticket|aufenthalt|zimmer|zug|auftrag|réservation|voyage|vol|billet|séjour|chambre|train|dossier|commande|reserva|viaje|vuelo|billete|estancia|habitación|tren|pedido|prenotazione|viaggio|volo|biglietto|soggiorno|camera|treno|ordine|viagem|voo|bilhete|passagem|estadia|quarto|comboio|trem|processo|boeking|reservering|reis|vlucht|verblijf|kamer|trein|bokning(?:en)?|resa(?:n)?|flyg(?:et)?|biljett(?:en)?|rum(?:met)?|tåg(?:et)?|bestilling(?:en)?|rejse(?:n)?|reise(?:n)?|fly(?:et)?|billet(?:ten)?|billett(?:en)?|ophold(?:et)?|opphold(?:et)?|værelse(?:t)?|tog(?:et)?|rezerw\\p{L}*|podróż\\p{L}*|lot|lotu|bilet\\p{L}*|pobyt\\p{L}*|pokoj\\p{L}*|pociąg\\p{L}*|zamówieni\\p{L}*|rezerv\\p{L}*|cest[ay]|letu?|jízdenk\\p{L}*|letenk\\p{L}*|pobytu?|pokoje?|vlaku?|objednávk\\p{L}*|varau\\p{L}*|matka(?:si|nne)?|lento\\p{L}*|lippu\\p{L}*|foglalás\\p{L}*|utazás\\p{L}*|járat\\p{L}*|jegy\\p{L}*|seyahat\\p{L}*|uçuş\\p{L}*|bilet\\p{L}*|konaklama\\p{L}*|брон\\p{L}*|поездк\\p{L}*|рейс\\p{L}*|билет\\p{L}*|прожив\\p{L}*|номера?|поезд\\p{L}*|заказ\\p{L}*|κράτησ\\p{L}*|ταξίδι\\p{L}*|πτήσ\\p{L}*|εισιτήρι\\p{L}*'

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
const [extra, bookedExtra] = [word(extras), word(booked)]

/** Extras and supplements, also at the end of compound words. */
const compounds =
  '\\p{L}{1,12}(?:gepäck|versicherung|platz|verzekering|försäkring|forsikring|bagage)|supplement|surcharge|zuschlag|aufpreis|supplément|suplemento|supplemento|toeslag|tillägg|tillæg|tillegg|dopłat[ay]|příplatek|príplatok'
/** A sentence that begins with an extra, or with an article or possessive, up to two more words and an extra. */
const startsWithExtra = new RegExp(
  `^[\\s\\p{P}]*(?:(?:(?:${articles}) |[ld]['’])(?:\\p{L}{2,14} ){0,2}?)?(?:${extras}|${compounds})\\p{L}{0,14}(?!\\p{L})`,
  'iu',
)
const conjunction = word(`${conjunctions}|or|oder|ou|eller|lub|sowie`)

/** Whether a sentence is about an extra that belongs to a ticket: “The seat you paid for with your ticket was …”. */
function isExtraOfTicket(sentence: string): boolean {
  const [begin] = startsWithExtra.exec(sentence) ?? []
  if (begin === undefined) return false
  const rest = sentence.slice(begin.length)
  const other = bookedExtra.exec(rest)
  return other !== null && !conjunction.test(rest.slice(0, other.index))
}

/** Whether a sentence is about an extra of a booking rather than the booking itself. */
export const isOfExtra = (sentence: string): boolean =>
  (extra.test(sentence) && !bookedExtra.test(sentence)) || isExtraOfTicket(sentence)

const unspacedExtra = /座席指定|手荷物|行李|选座|選位|수하물|좌석|สัมภาระ|ที่นั่ง/u

/** Extras without a name: `Receipt for your extras`. */
const additional = word(
  'extras|add[- ]?ons?|(?:additional|extra|ancillary|optional) (?:services?|items?|options?)|zusatzleistung(?:en)?|zusatzoptionen|extraleistungen|options?|services? (?:additionnels?|supplémentaires?|complémentaires?|en option)|servicios? (?:adicional(?:es)?|extras?|complementarios?)|serviz(?:io|i) (?:aggiuntiv[oi]|extra|accessori[oa]?)|serviços? (?:adicionais|adicional|extras?)|(?:aanvullende|extra) diensten|tillägg(?:stjänst(?:er)?)?|tilvalg|tilkøb|tillegg(?:stjenester)?|usług\\p{L}{0,2} dodatkow\\p{L}{1,3}|doplňkov\\p{L}{1,3} služ\\p{L}{1,3}|kiegészítő szolgáltatás\\p{L}*|ek hizmet\\p{L}*|дополнительн\\p{L}+ услуг\\p{L}*|додатков\\p{L}+ послуг\\p{L}*|lisäpalvelu\\p{L}*|servicii suplimentare|dodatn\\p{L}+ uslug\\p{L}*|πρόσθετ\\p{L}+ υπηρεσ\\p{L}+',
)
const unspacedAdditional =
  /オプション|付加サービス|追加サービス|附加服务|附加服務|增值服务|부가 ?서비스|خدمات إضافية|שירותים נוספים|תוספות/u

/** Whether a heading is about an extra first, and about the journey at most after it: `Bags added to your trip`. */
export function beginsWithExtra(heading: string): boolean {
  const own =
    extra.exec(heading) ?? unspacedExtra.exec(heading) ?? additional.exec(heading) ?? unspacedAdditional.exec(heading)
  const other = bookedExtra.exec(heading)
  return own !== null && (other === null || own.index < other.index)
}

/** What says that something has been paid for, or added. */
export const paidWords =
  /(?<!\p{L})(?:receipt|purchased?|paid|thank you|confirmed|confirmation|added|bezahlt|gekauft|quittung|vielen dank|danke|hinzugefügt|bestätigt|reçu|acheté\p{L}*|payé\p{L}*|merci|ajouté\p{L}*|recibo|comprad[ao]\p{L}*|pagad[ao]|gracias|añadid[ao]\p{L}*|ricevuta|acquist\p{L}*|pagat[oa]|grazie|aggiunt[oai]|compra|pag[ao]|obrigad[ao]|adicionad[ao]|betaald|bedankt|toegevoegd|gekocht|kvitto|betald?|tack|tillagd?|köp|kvittering|betalt|tak|takk|tilføjet|kjøp|køb|maksettu|kiitos|lisätty|kuitti|paragon|potwierdz\p{L}*|potvrz\p{L}*|účtenka|visszaigazol\p{L}*|nyugta|chitanță|confirmat\p{L}*|квитанц\p{L}*|подтвержд\p{L}*|zapłacon\p{L}*|dziękujemy|dodan[oay]|zaplacen\p{L}*|děkujeme|přidán\p{L}*|fizetve|köszönjük|hozzáad\p{L}*|plătit|mulțumim|adăugat\p{L}*|ödendi|ödenen|makbuz\p{L}*|tamamlan\p{L}*|satın al\p{L}*|teşekkür\p{L}*|оплачен\p{L}*|спасибо|добавлен\p{L}*|ευχαριστούμε|πληρωμή|απόδειξη|αγορά\p{L}?)(?!\p{L})/iu
