import { fold } from '../kit/fold'
import type { SegmentDraft } from './draft'

/** Booked services that a sentence can name, besides flights and trains. */
type Service = 'ride' | 'stay' | 'rental' | 'visit'

/** Words for services, folded. Words with another common meaning, such as “car” in French, are left out. */
const words: Readonly<Record<Service, string>> = {
  ride: 'coach|bus|fahrt|ferry|sailing|crossing|busfahrt|fahre|fahrverbindung|autocar|bateau|traversee|autobus|barco|traghetto|corsa|veerboot|overtocht|farja|faerge|ferge|transfers?|shuttles?|taxis?|(?:airport |return |car |outbound )ride|pick up service|(?:flughafen|hin|ruck)transfers?|abholung|transferts?|navette|traslados?|trasferiment[oi]|navetta|(?:lucht|taxi)?rit|transfery?|przejazd|przewoz|odvoz|preprava|kuljetus|kyyti|transferi\\p{L}*|μεταφορα\\p{L}*|трансфер\\p{L}*',
  stay: 'hotels?|hotel\\p{L}{1,8}|(?:hotel )?rooms?|stays?|accommodation|zimmer|unterkunft|ubernachtung|aufenthalt|chambres?|hebergement|sejour|habitacion(?:es)?|alojamiento|estancia|camer[ae]|soggiorno|alloggio|kamers?|verblijf|accommodatie|quartos?|alojamento|hospedagem|estadia|rum|hotell\\p{L}*|vistelse|vaerelset?|ophold(?:et)?|rom|rommet|opphold(?:et)?|huone|majoitus|pokoj\\p{L}*|nocleg\\p{L}*|zakwaterowanie|ubytovan\\p{L}*|szallas\\p{L}*|szoba\\p{L}*|cazare\\p{L}*|konaklama\\p{L}*|otel\\p{L}*|oda\\p{L}*|ξενοδοχει\\p{L}*|διαμον\\p{L}*|отел\\p{L}*|гостиниц\\p{L}*|готел\\p{L}*',
  rental:
    'rental|rental cars?|hire cars?|car (?:rental|hire)|mietwagen|leihwagen|mietauto|voiture(?: de location)?|location de voiture|coche(?: de alquiler)?|alquiler de coche|autonoleggio|noleggio|auto a noleggio|huurauto|autohuur|aluguer|carro alugado|hyrbil\\p{L}*|biluthyrning|lejebil\\p{L}*|leiebil\\p{L}*|vuokra auto\\p{L}*|wynajem|pozycz\\p{L}*|autopujc\\p{L}*|arac kiralama',
  visit:
    'events?|admission|concert|show|performance|tour|excursion|veranstaltung|konzert|vorstellung|fuhrung|eintritt|evenement|spectacle|visite|evento|concierto|espectaculo|visita|concerto|spettacolo|voorstelling|rondleiding|evenemang|forestilling|tapahtuma|wydarzenie|koncert',
}
/** Words by which a sentence says where something is, rather than what: “at the hotel”, “vom Hotel”. */
const placing =
  '(?:at|in|to|from|near|im|zum|vom|am|beim|ins|au|du|a l|de l|chez|en el|al|del|dal|nel|in het|naar|van het|no|na|do|w|z|pa|till|fran|til|fra|v|ve)'

/** Words before the cancelled object: “Cancelamento do hotel”, “Anulación del hotel”. */
const cancelling =
  '(?:(?:cancelacion|anulacion|cancelamento|anulacao|annullamento|cancellazione|annulation|stornierung|annulering) (?:do|da|del|de la|dell|della|du|de l|vom|des|van het))'

const patterns = Object.fromEntries(
  Object.entries(words).map(([service, own]) => [
    service,
    new RegExp(`(?:(?<! ${placing}(?: the)?)|(?<= ${cancelling})) (?:${own}) `, 'u'),
  ]),
)

/** Whether a service is the subject of a sentence. */
export const namesService = (sentence: string, service: Service): boolean =>
  patterns[service]?.test(` ${fold(sentence)} `) === true

/**
 * The segments that a cancellation's text refers to by naming a service, hotel or event, in a booking that has others:
 * “your transfer has been cancelled” leaves the flights and the stay. Empty if it names none of them.
 */
export function ofServices(sentence: string, all: readonly SegmentDraft[]): readonly SegmentDraft[] {
  const called = all.filter((one) => isCalled(sentence, nameOf(one)))
  const named = called.length > 0 ? called : all.filter((one) => isServiceOf(sentence, one))
  return named.length < all.length ? named : []
}

/** Minimum length of the name of a hotel or event to search for in a sentence. */
const minName = 6

const nameOf = (one: SegmentDraft): string | null =>
  one.type === 'hotel' ? one.hotel_name : one.type === 'activity' && !isRide(one) ? one.activity_name : null

const isCalled = (sentence: string, name: string | null): boolean =>
  fold(name).length >= minName && ` ${fold(sentence)} `.includes(` ${fold(name)} `)

function isServiceOf(sentence: string, one: SegmentDraft): boolean {
  const service = serviceOf(one)
  return service !== null && namesService(sentence, service)
}

function serviceOf(one: SegmentDraft): Service | null {
  if (one.type === 'hotel') return 'stay'
  if (one.type === 'car') return 'rental'
  if (one.type === 'activity' && !isRide(one)) return 'visit'
  return isRide(one) ? 'ride' : null
}

/** Whether a segment is a ride or transfer. */
export const isRide = (one: SegmentDraft): boolean => one.type === 'activity' && one.activity_type === 'transportation'
