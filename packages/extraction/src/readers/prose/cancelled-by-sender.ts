import { anyOf } from '../../kit/any-of'
import { refundedBySender } from '../../languages/ticket-words'

/** Words for a booking after its article or possessive: “your booking”, “das Ticket von Ada Lovelace”. */
const objects = {
  en: 'booking|reservation|dossier|booking file|ticket|trip|flight|stay|order|itinerary|train|journey|rental|room|transfer|hotel|car|crossing|sailing|ferry|coach|bus',
  de: 'buchung|reservierung|vorgang|dossier|ticket|flugschein|fahrkarte|flug|reise|fahrt|aufenthalt|auftrag|zimmer|transfer|hotel|mietwagen|überfahrt|busfahrt|fähre|zug',
  fr: 'réservation|billet|vol|voyage|séjour|commande|dossier|trajet|train|chambre|transfert|hôtel|voiture|location|traversée|autocar|bus|bateau',
  es: 'reserva|billete|boleto|vuelo|viaje|estancia|pedido|tren|habitación|traslado|hotel|coche|auto|alquiler|expediente|travesía|autobús|ferry|barco',
  it: 'prenotazione|biglietto|volo|viaggio|soggiorno|ordine|treno|camera|transfer|hotel|albergo|auto|noleggio|pratica|traversata|corsa|traghetto|autobus|pullman',
  nl: 'boeking|dossier|bestelling|order|reservering|ticket|vlucht|reis|verblijf|treinreis|kamer|transfer|hotel|huurauto|overtocht|afvaart|bus|trein',
  pt: 'reserva|processo|dossiê|pedido|bilhete|passagem|voo|viagem|estadia|comboio|quarto|transfer|hotel|carro|viatura|travessia|autocarro|ônibus',
  sv: 'bokning|order|beställning|biljett|resa|flyg|vistelse|rum|transfer|hotell|hyrbil|överfart|avgång|buss|tåg',
  da: 'bestilling|ordre|reservation|booking|billet|rejse|fly|ophold|værelse|transfer|hotel|lejebil|overfart|afgang|bus|tog',
  nb: 'bestilling|ordre|reservasjon|booking|billett|reise|fly|opphold|rom|transfer|hotell|leiebil|overfart|avgang|buss|tog',
  pl: 'zamówieni\\p{L}{1,2}|zleceni\\p{L}{1,2}|rezerwacj\\p{L}{1,3}|bilet\\p{L}{0,2}|lot|podróż|pobyt|pokój|transfer|hotel|nocleg|samochód|rejs|kurs|przejazd|pociąg',
}

/** The same in languages with cases, by the stems of the words. */
const stems = {
  cs: 'rezervac|objednávk|zájezd|letenk|jízdenk|let|pobyt|hotel|pokoj|transfer|vůz|auto|plavb|spoj|lístek|lístk|cest|rezerváci|zájazd|izb|vozidlo|plavb',
  ro: 'rezervar|comand|bilet|zbor|călători|sejur|hotel|camer|transfer|mașin|curs',
  fi: 'varau|tilau|lipu|lippu|matka|lennon|lento|majoitu|hotelli|huone|kuljetu|auto|vuoro',
  ru: 'брон|заказ|билет|рейс|поездк|проживан|отел|гостиниц|номер|трансфер|машин|переправ|замовлен|квит|готел',
  hr: 'rezervacij|kart|putovanj|let|boravak|hotel|sob|transfer|vozil|narudžb|rezervacij|vozovnic|potovanj|bivanj|naročil',
}

/** Words for somebody who no longer travels: “we have removed passenger Ada Lovelace from booking …”. */
const persons = {
  en: 'passenger|travell?er|guest|participant|attendee',
  de: 'passagier(?:in)?|reisende[nr]?|fahrgast|fluggast|gast|teilnehmer(?:in)?',
  fr: 'passager|passagère|voyageur|voyageuse|participante?|client|cliente',
  es: 'pasajer[oa]|viajer[oa]|huésped|participante|asistente',
  it: 'passegger[oa]|viaggiat(?:ore|rice)|ospite|partecipante',
  nl: 'passagier|reiziger|gast|deelnemer',
  pt: 'passageir[oa]|viajante|hóspede|participante',
  sv: 'passagerare(?:n)?|resenär|gäst|deltagare',
  da: 'passager|rejsende|gæst|deltager',
  nb: 'passasjer|reisende|gjest|deltaker',
  pl: 'pasażer(?:a|k[ęi])|podróżn(?:ego|ą)|gościa|uczestnika|uczestniczkę',
}
const personStems = {
  cs: 'cestující|host[ae]|účastník|cestujúc|hosť',
  ro: 'pasager|călător|oaspete|participant',
  fi: 'matkustaja|viera|osallistuja',
  ru: 'пассажир|гост|участник|пасажир|учасник',
  hr: 'putnik|putnic|gost|sudionik|potnik|potnic',
}

/** A verb before the cancelled object, or around it as in German and Dutch. */
const before = (verb: string, object: string): string =>
  `(?<!\\p{L})(?:${verb}) (?:[\\p{L}'’]{1,14} ){0,4}?(?:\\p{L}{1,3}['’])?(?:${object})(?:s|t?en|e?t|e?ne|erne)?(?!\\p{L})`
const stemmed = (verb: string, object: string): string =>
  `(?<!\\p{L})(?:${verb}) (?:[\\p{L}'’]{1,14} ){0,4}?(?:${object})\\p{L}{0,6}(?!\\p{L})`
const around = (verb: string, object: string, participle: string): string =>
  `(?<!\\p{L})(?:${verb}) [^,;:\\n]{0,60}(?:${object})[^;:\\n]{0,60} (?:${participle})(?!\\p{L})`

/** Who cancels because of something else: “we are forced to cancel your crossing”. */
const forced: readonly string[] = [
  before(
    "we(?:['’]re| are)? (?:unfortunately )?(?:forced|obliged|sorry|having) to (?:have to )?cancel|we(?:['’]ve| have)? (?:unfortunately )?(?:had|have) to cancel",
    objects.en,
  ),
  around(
    '(?:müssen|mussten) wir|wir (?:müssen|mussten)|sind wir gezwungen|wir sind gezwungen',
    objects.de,
    '(?:zu )?(?:stornieren|annullieren|streichen)|abzu?sagen|absagen',
  ),
  before(
    "(?:nous )?(?:sommes|avons été) (?:malheureusement )?(?:contraints|obligés|dans l['’]obligation) d['’]annuler|nous (?:devons|avons dû) (?:malheureusement )?annuler",
    objects.fr,
  ),
  before('nos (?:vemos|hemos visto) obligados a (?:cancelar|anular)|hemos tenido que (?:cancelar|anular)', objects.es),
  before(
    'siamo (?:stati )?(?:purtroppo )?costretti ad? (?:annullare|cancellare|sopprimere)|abbiamo dovuto (?:annullare|cancellare)',
    objects.it,
  ),
  around(
    'zijn (?:wij|we) (?:helaas )?genoodzaakt|(?:wij|we) zijn (?:helaas )?genoodzaakt|(?:hebben|moeten) (?:wij|we)|(?:wij|we) (?:hebben|moeten)',
    objects.nl,
    '(?:te |moeten )?annuleren',
  ),
  before(
    '(?:fomos|somos|vemo-nos) (?:infelizmente )?(?:obrigados|forçados) a cancelar|tivemos (?:de|que) cancelar',
    objects.pt,
  ),
  before(
    '(?:måste vi|vi måste|vi tvingas|tvingas vi|vi har tvingats|är vi tvungna att|vi är tvungna att) (?:tyvärr )?(?:ställa in|avboka)',
    objects.sv,
  ),
  before(
    '(?:må vi|vi må|har vi måttet|vi har måttet|er vi nødt til at|vi er nødt til at) (?:desværre )?(?:aflyse|annullere)',
    objects.da,
  ),
  before(
    '(?:må vi|vi må|har vi måttet|vi har måttet|er vi nødt til å|vi er nødt til å) (?:dessverre )?(?:innstille|avlyse|kansellere)',
    objects.nb,
  ),
  before('(?:musimy|musieliśmy|jesteśmy zmuszeni|zmuszeni jesteśmy) (?:niestety )?(?:odwołać|anulować)', objects.pl),
]

/** Labels of who has been cancelled: “Voyageur annulé : Carl Gauss”. */
const cancelledPerson =
  '^[\\s\\p{P}]*(?:cancell?ed (?:passenger|travell?er|guest)s?|(?:passenger|travell?er|guest)s? cancell?ed|stornierte[rn]? (?:reisende[rn]?|passagiere?|fluggast|gast)|(?:voyageur|passager|client)e?s? annulée?s?|(?:pasajer|viajer|huésped)[oa]?s? (?:cancelad|anulad)[oa]s?|(?:passegger|viaggiator|ospit)[oiea] (?:cancellat|annullat)[oiae]|(?:passageir[oa]|viajante|hóspede)s? cancelad[oa]s?|geannuleerde (?:reizigers?|passagiers?|gast(?:en)?)|avbokad(?:e)? (?:resenär(?:er)?|passagerare|gäst(?:er)?)|annullere(?:t|de) (?:passager(?:er)?|rejsende|gæst(?:er)?)|(?:kansellerte?|avbestilte?) (?:passasjer(?:er)?|reisende|gjest(?:er)?)|anulowan[yi] (?:pasażer|podróżn)\\p{L}*|zrušen[ýí] cestující|отмен[её]нн\\p{L}{2} пассажир\\p{L}*|скасован\\p{L}{1,2} пасажир\\p{L}*)\\s*(?::|\\s{2})'

/** Somebody's ticket after what has become of it, as in a credit note: “Betreft: geannuleerd ticket van …”. */
const cancelledTicket =
  "^[\\s\\p{P}]*(?:\\p{L}[\\p{L}. ]{1,24}:\\s{0,3})?(?:cancell?ed (?:e-?)?(?:ticket|flight|trip|journey) (?:of|for)|storniertes? (?:e-?|flug|bahn)?(?:ticket|flug|reise|fahrt|fahrkarte) (?:von|für)|(?:billet|vol|voyage|trajet) annulé d(?:e |u |['’])|(?:billete|boleto|pasaje|vuelo|viaje) (?:cancelad|anulad)o (?:del?|para)|(?:biglietto|volo|viaggio) (?:cancellato|annullato) d(?:i|el)|(?:bilhete|passagem|voo|viagem) (?:cancelad|anulad)[oa] d[eoa]|geannuleerde? (?:e-?)?(?:\\p{L}{2,10})?(?:ticket|vlucht|reis|treinreis|kaartje) (?:van|voor)|avbokade? (?:biljett|resa|flygning) för|(?:annulleret|afbestilt|kansellert|avbestilt|annullert) (?:flyg?|tog)?(?:billett?|reise|rejse) (?:til|for)|anulowan[yae] (?:bilet|lot|podróż|przejazd)|(?:zrušen|stornovan)[áéý] (?:letenka|jízdenka|cesta|lístok|letenky)|peruttu (?:matka|lippu|lento)|отмен[её]нн(?:ый|ая) (?:билет|рейс|поездка)|ακυρωμένο εισιτήριο)(?![\\p{L}])"

/** Statements that the sender has cancelled something: “we have cancelled and refunded the ticket of Ada Lovelace”. */
export const bySender: readonly string[] = [
  before("(?:we|i)(?: have|['’]ve)?(?: now| already| successfully)? cancell?ed(?: and refunded)?", objects.en),
  around('haben? (?:wir|ich)|(?:wir|ich) haben?', objects.de, 'storniert|annulliert'),
  before('nous avons (?:bien )?annulé(?: et remboursé)?', objects.fr),
  before('hemos (?:cancelado|anulado)', objects.es),
  before('abbiamo (?:annullato|cancellato)', objects.it),
  around('hebben (?:we|wij)|(?:we|wij) hebben', objects.nl, 'geannuleerd'),
  before('cancel[aá]mos', objects.pt),
  before('vi har (?:nu )?avbokat(?: och återbetalat)?', objects.sv),
  before('vi har (?:nu )?(?:annulleret|afbestilt|aflyst)(?: og refunderet)?', objects.da),
  before('vi har (?:nå )?(?:kansellert|avbestilt)(?: og refundert)?', objects.nb),
  before('anulowaliśmy', objects.pl),
  stemmed(
    '(?:jsme|sme) (?:pro vás |za vás )?(?:z|s)(?:rušili|tornovali)|(?:zrušili|stornovali) (?:jsme|sme)',
    stems.cs,
  ),
  stemmed('am anulat', stems.ro),
  stemmed('olemme (?:peruuttaneet|peruneet)|peruutimme|peruimme', stems.fi),
  stemmed('(?:мы |ми )?(?:отменили|аннулировали|скасували|анулювали)', stems.ru),
  stemmed(
    '(?:otkazali|stornirali|poništili|odpovedali|preklicali) smo|smo (?:otkazali|stornirali|poništili|odpovedali|preklicali)',
    stems.hr,
  ),
  before(
    "(?:we|i)(?: have|['’]ve)?(?: now| already| successfully)? (?:cancell?ed|removed|deleted|withdrawn)",
    persons.en,
  ),
  around(
    'haben? (?:wir|ich)|(?:wir|ich) haben?',
    persons.de,
    'storniert|entfernt|abgemeldet|herausgenommen|gestrichen',
  ),
  before('nous avons (?:bien )?(?:annulé|retiré|supprimé)', persons.fr),
  before('hemos (?:cancelado|anulado|eliminado|retirado|quitado)', persons.es),
  before('abbiamo (?:annullato|cancellato|rimosso|eliminato|tolto)', persons.it),
  around('hebben (?:we|wij)|(?:we|wij) hebben', persons.nl, 'geannuleerd|verwijderd'),
  before('(?:cancel|remov|elimin|retir)[aá]mos', persons.pt),
  before('vi har (?:nu )?(?:avbokat|tagit bort)', persons.sv),
  before('vi har (?:nu )?(?:annulleret|afbestilt|fjernet)', persons.da),
  before('vi har (?:nå )?(?:kansellert|avbestilt|fjernet)', persons.nb),
  before('(?:anulowaliśmy|usunęliśmy)', persons.pl),
  stemmed(
    '(?:jsme|sme) (?:z|s)(?:rušili|tornovali)|(?:zrušili|stornovali|odebrali|odstranili) (?:jsme|sme)',
    personStems.cs,
  ),
  stemmed('am (?:anulat|eliminat|scos)', personStems.ro),
  stemmed('olemme (?:peruuttaneet|peruneet|poistaneet)|peruutimme|peruimme|poistimme', personStems.fi),
  stemmed('(?:мы |ми )?(?:исключили|удалили|вилучили|видалили|отменили|скасували)', personStems.ru),
  stemmed(
    '(?:otkazali|uklonili|odstranili|stornirali) smo|smo (?:otkazali|uklonili|odstranili|stornirali)',
    personStems.hr,
  ),
  ...forced,
  ...refundedBySender,
  cancelledPerson,
  cancelledTicket,
]
const pattern = anyOf(bySender, 'iu')

/** Whether a sentence says that its sender has cancelled a booking, which it need not identify by reference. */
export const isCancelledBySender = (sentence: string): boolean => pattern.test(sentence)
