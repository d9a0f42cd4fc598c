/** Words for a booking after its article or possessive: “your booking”, “das Ticket von Ada Lovelace”. */
const objects = {
  en: 'booking|reservation|ticket|trip|flight|stay|order|itinerary|train|journey|rental|room|transfer|hotel|car',
  de: 'buchung|reservierung|ticket|flugschein|fahrkarte|flug|reise|fahrt|aufenthalt|auftrag|zimmer|transfer|hotel|mietwagen',
  fr: 'réservation|billet|vol|voyage|séjour|commande|dossier|trajet|train|chambre|transfert|hôtel|voiture|location',
  es: 'reserva|billete|boleto|vuelo|viaje|estancia|pedido|tren|habitación|traslado|hotel|coche|auto|alquiler|expediente',
  it: 'prenotazione|biglietto|volo|viaggio|soggiorno|ordine|treno|camera|transfer|hotel|albergo|auto|noleggio|pratica',
  nl: 'boeking|bestelling|order|reservering|ticket|vlucht|reis|verblijf|treinreis|kamer|transfer|hotel|huurauto',
  pt: 'reserva|pedido|bilhete|passagem|voo|viagem|estadia|comboio|quarto|transfer|hotel|carro|viatura',
  sv: 'bokning|order|beställning|biljett|resa|flyg|vistelse|rum|transfer|hotell|hyrbil',
  da: 'bestilling|ordre|reservation|booking|billet|rejse|fly|ophold|værelse|transfer|hotel|lejebil',
  nb: 'bestilling|ordre|reservasjon|booking|billett|reise|fly|opphold|rom|transfer|hotell|leiebil',
  pl: 'zamówieni\\p{L}{1,2}|rezerwacj\\p{L}{1,3}|bilet\\p{L}{0,2}|lot|podróż|pobyt|pokój|transfer|hotel|nocleg|samochód',
}

/** A verb before the cancelled object, or around it as in German and Dutch. */
const before = (verb: string, object: string): string =>
  `(?<!\\p{L})(?:${verb}) (?:[\\p{L}'’]{1,14} ){0,4}?(?:\\p{L}{1,3}['’])?(?:${object})s?(?!\\p{L})`
const around = (verb: string, object: string, participle: string): string =>
  `(?<!\\p{L})(?:${verb}) [^,;:\\n]{0,60}(?:${object})[^;:\\n]{0,60} (?:${participle})(?!\\p{L})`

/** Statements that the sender has cancelled something: “we have cancelled and refunded the ticket of Ada Lovelace”. */
export const bySender: readonly string[] = [
  before("(?:we|i)(?: have|['’]ve)?(?: now| already| successfully)? cancell?ed(?: and refunded)?", objects.en),
  around('haben? (?:wir|ich)|(?:wir|ich) haben?', objects.de, 'storniert|annulliert'),
  before('nous avons (?:bien )?annulé(?: et remboursé)?', objects.fr),
  before('hemos (?:cancelado|anulado)', objects.es),
  before('abbiamo (?:annullato|cancellato)', objects.it),
  around('hebben (?:we|wij)|(?:we|wij) hebben', objects.nl, 'geannuleerd'),
  before('cancel[aá]mos', objects.pt),
  before('vi har (?:nu )?avbokat', objects.sv),
  before('vi har (?:nu )?(?:annulleret|afbestilt|aflyst)', objects.da),
  before('vi har (?:nå )?(?:kansellert|avbestilt)', objects.nb),
  before('anulowaliśmy', objects.pl),
]
const said = new RegExp(bySender.join('|'), 'iu')

/** Whether a sentence says that its sender has cancelled a booking, which it need not identify by reference. */
export const isCancelledBySender = (sentence: string): boolean => said.test(sentence)
