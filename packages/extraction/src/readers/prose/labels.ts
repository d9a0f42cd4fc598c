import { tellsOfNoBooking } from '../supplier/no-booking'
import { blocksOf } from './blocks'
import type { Found } from './find-dates'
import { findPrice } from './find-price'
import { addresses, people, references, stay } from './vocabulary'

const reference =
  /(?:booking|reservation|confirmation|record|itinerary|trip|order|buchungs?|reservierungs?|auftrags?|bestätigungs?|boekings?|bokings?|boknings?|bestillings?|booking-|varaus|code de |dossier|localizador|código de |codice |(?:num[eé]ro|n[uú]mero) (?:de |di )?(?:dossier|r[ée]servation|prenotazione|reserva|localizador))[\s-]*(?:reference|number|code|locator|nummer|referenz|referens|referanse|nr|no|num[ée]ro|id|voyage|r[ée]servation|reserva|prenotazione|rezerwacji|rezervace|tunnus|#|kennziffer|\(pnr\)|confirmation)?(?:\s(?:is|ist|lautet|est|es))?[\s.]*[:#]?[\s]{1,60}((?=[A-Z\d.-]*\d|[A-Z]{6}\b)[A-Z\d](?:[A-Z\d-]|\.(?=\d)){4,14})\b(?!:)/gi
const pnr = /\bPNR\b[\s:#]{1,20}([A-Z\d]{6})\b/g

const ticket =
  /(?:e-?ticket|ticket|fahrkarte|jízdenka|bilet|biglietto|billet)\s(?:number|no\.?|nr\.?|n°|č\.|nummer)\s?:?\s{0,20}(\d[\d-]{5,14})\b/giu

/** Booking references that a text labels as such, in order. A reference has digits, or is in capitals. */
export function findReferences(text: string): Found<string>[] {
  const all = [...text.matchAll(reference), ...text.matchAll(pnr)]
    .filter(([, value = '']) => value === value.toUpperCase() && !/^\d{4}-\d{2}-\d{2}$/.test(value))
    .map((match) => at(match, match[1] ?? ''))
  const labelled = all.length > 0 ? [] : blocksOf(text, references, people).flatMap(labelledReference)
  // a ticket's number stands in for a reference where there is none
  const found = [...all, ...labelled]
  return (
    found.length > 0 ? found : [...text.matchAll(ticket)].map((match) => at(match, match[1] ?? ''))
  ).toSorted((a, b) => a.start - b.start)
}

const at = ({ 0: whole, index }: RegExpExecArray, value: string): Found<string> => {
  const end = index + whole.length
  return { value, start: end - value.length, end }
}

const token = /^[\s#:№.]*((?=[A-Z\d/-]*\d)[A-Z\d][A-Z\d/-]{2,24}|[A-Z]{5,8})(?![\p{L}\d])(?![.:]\d)/u

/** What stands at a label is a reference where it is one word of its sort, and no day. */
function labelledReference({ value, start, end }: Found<string>): Found<string>[] {
  const found = token.exec(value)?.[1]
  return found === undefined || /^\d{1,4}[/-]\d{1,2}[/-]\d{1,4}$/.test(found)
    ? []
    : [{ value: found, start, end }]
}

const traveler =
  /(?:passengers?(?: name)?|travell?ers?(?: name)?|guests?(?: name)?|name of (?:passenger|guest)|reisende[r]?|passagiere?|gast|gäste|fluggast|passagers?|voyageurs?|pasajeros?|huésped|passegger[oi]|ospite|passageiros?|reizigers?|resenär(?:er)?|passasjerer?|rejsende|matkustaja|driver|fahrer|main contact|booked for|reserved for|gebucht für)\s*:?\s+((?:(?:mr|mrs|ms|miss|dr|herr|frau|monsieur|madame)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3})(?=$|\n| {2,}|,|\()/gimu

const person =
  /^(?:(?:mr|mrs|ms|miss|dr|prof|herrn?|frau|hr|fr|monsieur|madame|mme|m|sr|sra|sig|sig\.ra|dhr|mevr)\.? )?(\p{Lu}[\p{L}'’.-]*(?: (?:de|da|di|del|della|van|von|der|den|ten|ter|zu|le|la|dos|el|al|bin|ibn|y)){0,3}(?: \p{Lu}[\p{L}'’.-]*){1,3}|\p{Lu}[\p{Lu}'-]+\/\p{Lu}[\p{L}' -]+)(?=$|\n|,| {2,}|\()/iu
const noName =
  /\b(?:adults?|children|child|guests?|persons?|rooms?|nights?|details?|information|number|hotel|booking|reservation|airport|city|street|your|the|erwachsene|personen|adultes?|adultos?|adulti|name|class|seat|ticket|policy|service|services|please|all|any)\b|\d/iu

/** Labels that end a list of names. */
const others = [...references, ...stay.arrival, ...stay.departure, ...stay.room, ...addresses]

/** The name that a line is. */
function personIn(line: string): string | null {
  const [value] = person.exec(line) ?? []
  return value && value === properly(value) && !noName.test(value) ? value : null
}

/** A greeting names somebody where it has a first and a last name. */
const isWhole = ({ value }: Found<string>): boolean => {
  const bare = value.replace(/^(?:mr|mrs|ms|dr|herr|frau|m|mme|sr|sra|sig|sig\.ra)\.? /i, '')
  return (
    bare.includes(' ') &&
    bare === properly(bare) &&
    !/^(?:famil|customer|guest|travel|valued|member)/i.test(bare)
  )
}

const greeted =
  /^[ \t]*(?:dear|hello|hi|hallo|guten tag|liebe[r]?|sehr geehrter? (?:herr|frau)|bonjour|cher|chère|hola|estimad[oa]|ciao|gentile|olá|car[oa]|beste|geachte (?:heer|mevrouw)|hej|kære|hei|dobrý den|szanown[ay] pan[i]?)[ ,]+((?:(?:mr|mrs|ms|dr|herr|frau|m|mme|sr|sra|sig|sig\.ra)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:de|da|di|del|van|von|der|den))?(?: \p{Lu}[\p{L}'’-]+){1,2})(?=[,!:.]|$)/gimu

/** Names that a text labels as travelers', in order, each once; else whom it greets by first and last name. */
export function findTravelers(text: string): Found<string>[] {
  const seen = new Set<string>()
  const labelled = blocksOf(text, people, others).flatMap(({ lines, start, end }): Found<string>[] => {
    // tickets stand below their travelers
    const names = lines.filter((line) => !/\d{5}/.test(line)).map(personIn)
    const last = names.indexOf(null)
    return (last < 0 ? names : names.slice(0, last)).flatMap((value) =>
      value ? [{ value, start, end }] : [],
    )
  })
  const said = [...text.matchAll(traveler)].map((match) => at(match, match[1] ?? ''))
  const named = [...said, ...labelled]
  const hello = [...text.matchAll(greeted)].slice(0, 1).map((match) => at(match, match[1] ?? ''))
  return (named.length > 0 ? named : hello.filter(isWhole)).flatMap((found): Found<string>[] => {
    const { value } = found
    if (seen.has(value.toLowerCase()) || !/^\p{Lu}/u.test(value) || /\d/.test(value) || noName.test(value))
      return []
    seen.add(value.toLowerCase())
    return [found]
  })
}

/** Each word of a name begins with a capital, but for the small words within; patterns that pass over case do not see it. */
const properly = (name: string): string =>
  name
    .split(' ')
    .filter((word) =>
      /^\p{Lu}|^(?:de|da|di|del|della|van|von|der|den|ten|ter|zu|le|la|dos|el|al|bin|ibn|y|mr|mrs|ms|dr)\b/u.test(
        word,
      ),
    )
    .join(' ')

/** Subjects of advertisements, offers and accounts; those of surveys and alerts are known elsewhere. */
const noBooking =
  /fare alert|abandoned|deals?\b|sale\b|% off|newsletter|your quote|quotation|\bquote\b|angebot|devis|presupuesto|preventivo|offerte voor|new login|password|points? (?:statement|balance)|your statement/i
/** Sentences that only mails without a booking have. */
const notBooked =
  /you have not booked|not yet booked|this is not a (?:confirmation|booking)|is not a confirmation|finish your booking|complete your booking|only \d+ rooms? left|offer is valid until|valid until .{3,30} and is not|unverbindliches angebot|angebot (?:ist )?gültig bis|unsubscribe from (?:deals|offers)/i
const survey =
  /rate your|write a review|leave a review|how was your|bewerten sie|votre avis|valora tu|takes? (?:only )?(?:two|2|three|3|five|5) minutes/i
const positive =
  /confirm|ihr tisch|bilet|bigliett|vi glæder os|vi ses|conferm|bevestig|potvrz|potwierd|vahvist|your (?:\p{L}+ ){1,2}(?:trip|ride)|bestätig|e-?ticket|itinerary|reiseplan|booking (?:reference|number|details|code)|your (?:reservation|booking|trip|ride|stay|table|rental|transfer|receipt|folio|ticket)|ihre (?:tisch|mietwagen|flug|hotel|zimmer)?(?:buchung|reservierung|fahrt)|reservierung|buchung|r[ée]servation|votre (?:billet|course|voyage)|(?:tu|su|la|de) (?:reserva|viaje)|reserva confirmada|localizador|prenotazione|bokning|boeking|reservering|bekräft|bekreft|bekræft|bestilling|billet|biglietto|boarding pass|jízdenk|rezervac|rezerwacj|varaus|receipt|voucher|thanks for riding|invoice|folio|rechnung|quittung|reçu|recibo|ricevuta|kvitto|kvittering|reserva|予約|预订/iu

/** What a mail without a reference must say, so that it is no invitation to book. */
const settled =
  /confirm|cancell?ed|storniert|annul|conferm|bestätig|bevestig|bekräft|bekreft|bekræft|potvrz|potwierd|vahvist|booked|gebucht|reserviert|réservé|reservad|prenotat|gereserveerd|bokad|bestilt|e-?ticket|itinerary|reiseplan|boarding pass|receipt|invoice|folio|rechnung|quittung|facture|reçu|recibo|ricevuta|kvitto|kvittering|thanks for riding|trip fare|see you (?:soon|then|on)|ihr tisch|bilet|bigliett|jízdenk|glæder os|vi ses|à bientôt|te esperamos|ti aspettiamo|look forward to (?:seeing|welcoming)/i

/**
 * How much a mail speaks as the confirmation of a booking, 0 to 1: a labelled reference says most, the words of a
 * confirmation some, a total a little; the words of an advertisement, a survey or an offer say that it is none.
 */
export function bookingWeight(subject: string, text: string, references: number): number {
  const start = text.slice(0, 6000)
  const confirmed = positive.test(subject)
  if (
    tellsOfNoBooking(subject) ||
    noBooking.test(subject) ||
    notBooked.test(start) ||
    (!confirmed && survey.test(start))
  )
    return 0
  if (references === 0 && !settled.test(subject) && !settled.test(start)) return 0
  const said = (confirmed ? 0.35 : 0) + (positive.test(text) ? 0.2 : 0)
  return Math.min(1, said + (references > 0 ? 0.4 : 0) + (findPrice(text) ? 0.1 : 0))
}
