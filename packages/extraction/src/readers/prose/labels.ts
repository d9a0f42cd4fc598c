import type { Found } from './find-dates'

const reference =
  /(?:booking|reservation|confirmation|record|itinerary|trip|order|buchungs?|reservierungs?|auftrags?|bestätigungs?|boekings?|bokings?|boknings?|bestillings?|booking-|varaus|code de |dossier|localizador|código de |codice |(?:num[eé]ro|n[uú]mero) (?:de |di )?(?:dossier|r[ée]servation|prenotazione|reserva|localizador))[\s-]*(?:reference|number|code|locator|nummer|referenz|referens|referanse|nr|no|num[ée]ro|id|voyage|r[ée]servation|reserva|prenotazione|rezerwacji|rezervace|tunnus|#|kennziffer|\(pnr\)|confirmation)?(?:\s(?:is|ist|lautet|est|es))?[\s.]*[:#]?[\s]{1,60}((?=[A-Z\d.-]*\d|[A-Z]{6}\b)[A-Z\d](?:[A-Z\d-]|\.(?=\d)){4,14})\b(?!:)/gi
const pnr = /\bPNR\b[\s:#]{1,20}([A-Z\d]{6})\b/g

const ticket =
  /(?:e-?ticket|ticket|fahrkarte|jízdenka|bilet|biglietto|billet)\s(?:number|no\.?|nr\.?|n°|č\.|nummer)\s?:?\s{0,20}(\d[\d-]{5,14})\b/giu

/** Booking references that a text labels as such, in order. A reference is in capitals and digits. */
export function findReferences(text: string): Found<string>[] {
  const all = [...text.matchAll(reference), ...text.matchAll(pnr)]
  // a ticket's number stands in for a reference where there is none
  return (all.length > 0 ? all : [...text.matchAll(ticket)])
    .filter(([, value = '']) => value === value.toUpperCase() && !/^\d{4}-\d{2}-\d{2}$/.test(value))
    .map((match) => {
      const [whole, value = ''] = match
      const end = (match.index ?? 0) + whole.length
      return { value, start: end - value.length, end }
    })
    .toSorted((a, b) => a.start - b.start)
}

const traveler =
  /(?:passengers?(?: name)?|travell?ers?(?: name)?|guests?(?: name)?|name of (?:passenger|guest)|reisende[r]?|passagiere?|gast|gäste|fluggast|passagers?|voyageurs?|pasajeros?|huésped|passegger[oi]|ospite|passageiros?|reizigers?|resenär(?:er)?|passasjerer?|rejsende|matkustaja|driver|fahrer|main contact|booked for|reserved for|gebucht für)\s*:?\s+((?:(?:mr|mrs|ms|miss|dr|herr|frau|monsieur|madame)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3})(?=$|\n| {2,}|,|\()/gimu

/** Names that a text labels as travelers', in order, each once. */
export function findTravelers(text: string): Found<string>[] {
  const seen = new Set<string>()
  return [...text.matchAll(traveler)].flatMap((match): Found<string>[] => {
    const [whole, value = ''] = match
    if (seen.has(value.toLowerCase()) || !/^\p{Lu}/u.test(value) || /\d/.test(value)) return []
    seen.add(value.toLowerCase())
    const end = (match.index ?? 0) + whole.length
    return [{ value, start: end - value.length, end }]
  })
}

const negative =
  /you have not booked|not yet booked|price (?:alert|drop|watch)|fare alert|preisalarm|how was your (?:stay|trip|flight)|rate your (?:stay|trip)|write a review|unsubscribe from (?:deals|offers)|complete your booking|finish your booking|still interested/i
const positive =
  /confirm|bestätig|e-?ticket|itinerary|reiseplan|booking reference|your reservation|ihre buchung|ihre reservierung|réservation|votre billet|tu reserva|su reserva|prenotazione|bokning|boeking|bekräft|billet|biglietto|boarding pass|jízdenka|rezerwacj|varausvahvistus/i

/**
 * How much a mail speaks as the confirmation of a booking, 0 to 1: a labelled reference says most, the words of a
 * confirmation some; the words of an advertisement or a survey say that it is none.
 */
export function bookingWeight(subject: string, text: string, references: number): number {
  if (negative.test(subject) || negative.test(text.slice(0, 5000))) return 0
  const said = positive.test(subject) ? 0.3 : 0
  return Math.min(1, said + (positive.test(text) ? 0.2 : 0) + (references > 0 ? 0.4 : 0))
}
