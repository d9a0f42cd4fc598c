import type { Reference, Reservation } from '@sextant/contract/emails/reservation'
import { folded } from '../../kit/fold'
import { labelled, valuesOf } from './labelled-numbers'
import { isBookingNumber, orderNumbers } from './order-numbers'
import { namedNumbers, sellersInSentences } from './portal-numbers'
import { ticketsOfParts } from './tickets-of-parts'

/** Labels of references assigned by a party other than the sender. */
const labels: readonly {
  issuer: Reference['issuer']
  label: ReturnType<typeof labelled>
  kinds: readonly Reservation['kind'][] | null
}[] = [
  { issuer: 'airline', label: labelled('airline|carrier|fluggesellschaft|airline-buchung'), kinds: ['flight'] },
  { issuer: 'hotel', label: labelled('hotel|property'), kinds: ['lodging'] },
  { issuer: 'rail_line', label: labelled('rail|train operator'), kinds: ['train'] },
  {
    issuer: 'agency',
    label: labelled('agency|travel agency|agent|tmc|amadeus|sabre|galileo|travelport|reisebüro|agence'),
    kinds: null,
  },
  {
    issuer: 'online_agency',
    label: labelled(
      'booking\\.com|expedia|hotels\\.com|agoda|hrs|trip\\.com|ctrip|airbnb|priceline|opodo|lastminute(?:\\.com)?|hotelbeds|ota|channel|buchungsportal|vermittler',
    ),
    kinds: ['lodging', 'car'],
  },
  // A taxi's trip is the ride itself.
  {
    issuer: 'agency',
    label: labelled('trip|itinerary|vorgang'),
    kinds: ['flight', 'lodging', 'train', 'car'],
  },
]

/** Labels of a booking, which may also be those of its parts. */
const bookingLabel = labelled(
  'booking|reservation|order|travel|file|buchung|auftrag|reservierung|réservation|reserva|prenotazione|boeking|bokning',
)

/** Parties that sell what others supply. */
const sellers: ReadonlySet<Reference['issuer']> = new Set(['agency', 'online_agency'])

/**
 * Adds references of other parties named in the email's text, such as the agency's in addition to the airline's. A
 * label with several values in one email is skipped, since their owners are unclear. The booking's only number besides
 * those of its parts, or besides one labelled as a supplier's, is the seller's; so is the one in the subject.
 */
export function withReferences(
  reservations: readonly Reservation[],
  texts: readonly string[],
  subject = '',
): Reservation[] {
  if (reservations.length === 0) return []
  const all = labels.flatMap(({ issuer, label, kinds }) => {
    const [only, other] = valuesOf(label, texts)
    return only !== undefined && other === undefined ? [{ reference: { value: only, issuer }, kinds }] : []
  })
  const found = all.filter(
    ({ reference }, at) => !all.slice(0, at).some((one) => one.reference.value === reference.value),
  )
  const isSold = found.some(({ reference }) => !sellers.has(reference.issuer)) || areSoldTogether(reservations)
  const labelledValues = new Set(found.map(({ reference }) => reference.value))
  const [sole, more] = isSold
    ? unowned(valuesOf(bookingLabel, texts), reservations).filter((one) => !labelledValues.has(one))
    : []
  if (found.every(({ reference }) => reference.issuer !== 'agency') && sole !== undefined && more === undefined)
    found.push({ reference: { value: sole, issuer: 'agency' }, kinds: null })
  if (!isSold) found.push(...suppliersNumber(reservations, texts, labelledValues))
  const titled = titledNumber(reservations, subject) ?? otherTitledNumber(reservations, subject, texts)
  if (titled !== null && found.every(({ reference }) => !sellers.has(reference.issuer)))
    found.push({ reference: { value: titled, issuer: 'agency' }, kinds: null })
  const ordered = soleOrder(reservations, texts, labelledValues)
  if (ordered !== null && found.every(({ reference }) => !sellers.has(reference.issuer)))
    found.push({ reference: { value: ordered, issuer: 'agency' }, kinds: null })
  const portals = portalsNumber(reservations, texts) ?? spokenNumber(reservations, texts)
  if (portals !== null && found.every(({ reference }) => !sellers.has(reference.issuer)))
    found.push({ reference: { value: portals, issuer: 'online_agency' }, kinds: ['lodging', 'car'] })
  const tickets = ticketsOfParts(reservations, texts)
  return reservations.map((reservation) => {
    const { references: existing = [], kind, confirmation_no } = reservation
    const ticket = tickets.get(reservation)
    const named = [
      ...(ticket === undefined ? [] : [{ value: ticket, issuer: 'ticket' as const }]),
      ...found.flatMap(({ reference, kinds }) => (kinds === null || kinds.includes(kind) ? [reference] : [])),
    ]
    const others = existing.filter(
      ({ value }) => value !== confirmation_no && !named.some((other) => other.value === value),
    )
    const references = [...others, ...named]
    const { references: _, ...rest } = reservation
    return references.length === 0 ? rest : { ...rest, references }
  })
}

/**
 * The supplier's number of stays or rentals that have the seller's, if it is the only other one with the label of a
 * booking: `Booking number: SC331`, `Expedia reference: 7105522`.
 */
function suppliersNumber(
  reservations: readonly Reservation[],
  texts: readonly string[],
  labelledValues: ReadonlySet<string>,
): { reference: Reference; kinds: readonly Reservation['kind'][] }[] {
  const isSellers = reservations.every(({ confirmation_no }) => labelledValues.has(confirmation_no ?? ''))
  const numbers = isSellers ? unowned(valuesOf(bookingLabel, texts), reservations) : []
  const [value, other] = numbers.filter((one) => !labelledValues.has(one))
  if (value === undefined || other !== undefined) return []
  return [
    { reference: { value, issuer: 'hotel' }, kinds: ['lodging'] },
    { reference: { value, issuer: 'car_company' }, kinds: ['car'] },
  ]
}

/**
 * The number of a part in the subject, if parts of several kinds have different numbers: whoever sold all of them wrote
 * the email about it. Null if there is none.
 */
function titledNumber(reservations: readonly Reservation[], subject: string): string | null {
  if (!areSoldTogether(reservations)) return null
  const words = new Set(subject.split(/[^\p{L}\d-]+/u))
  const numbers = new Set(reservations.flatMap(({ confirmation_no }) => confirmation_no ?? []))
  const [only, other] = [...numbers].filter((one) => words.has(one))
  return only !== undefined && other === undefined ? only : null
}

/** The number in the subject that the text labels as a booking's, if all reservations have other ones; or null. */
function otherTitledNumber(
  reservations: readonly Reservation[],
  subject: string,
  texts: readonly string[],
): string | null {
  if (reservations.length === 0 || reservations.some(({ confirmation_no }) => !confirmation_no)) return null
  const words = unowned(
    subject.match(/(?<![\p{L}\d-])(?=[A-Z-]*\d)[A-Z\d][A-Z\d-]{3,18}(?![\p{L}\d-])/gu) ?? [],
    reservations,
  )
  const [only, other] = words.filter((one) => texts.some((text) => isBookingNumber(one, text)))
  return only !== undefined && other === undefined ? only : null
}

/** The only order number, if it is not one of the reservations' and all of them have another; otherwise null. */
function soleOrder(
  reservations: readonly Reservation[],
  texts: readonly string[],
  labelledValues: ReadonlySet<string>,
): string | null {
  if (reservations.length === 0 || reservations.some(({ confirmation_no }) => !confirmation_no)) return null
  const numbers = [...new Set(texts.flatMap(orderNumbers))].filter((one) => !labelledValues.has(one))
  const [only, other] = unowned(numbers, reservations)
  return only !== undefined && other === undefined && numbers.length === 1 ? only : null
}

/**
 * The only number labelled with a name that is neither the supplier's nor the seller's, if all reservations have
 * another one; or null.
 */
function portalsNumber(reservations: readonly Reservation[], texts: readonly string[]): string | null {
  if (reservations.length === 0 || reservations.some(({ confirmation_no }) => !confirmation_no)) return null
  const own = folded(
    reservations
      .flatMap(({ name, provider, seller, travelers }) => [
        name,
        provider.name,
        seller?.name,
        ...travelers.map((one) => one.name),
      ])
      .join(' '),
  )
  const named = texts.flatMap(namedNumbers).filter((one) => !own.includes(folded(one.name)))
  const [only, other] = unowned([...new Set(named.map(({ value }) => value))], reservations)
  return only !== undefined && other === undefined ? only : null
}

/**
 * Adds an online agency's number as a reference to stays and rentals that have it as their own, judging by the sender's
 * name.
 */
export const withAgencysNumber = (reservations: readonly Reservation[]): Reservation[] =>
  reservations.map((one) => {
    const { kind, confirmation_no: value, references = [] } = one
    const isKnown = references.some((other) => other.value === value)
    return (kind === 'lodging' || kind === 'car') && value && !isKnown
      ? { ...one, references: [...references, { value, issuer: 'online_agency' as const }] }
      : one
  })

/** The only number in a sentence that says by whom something was booked, unless the reservations have it; or null. */
function spokenNumber(reservations: readonly Reservation[], texts: readonly string[]): string | null {
  const [only, other] = unowned([...new Set(texts.flatMap(sellersInSentences))], reservations)
  return only !== undefined && other === undefined ? only : null
}

/**
 * Whether an email books several kinds of travel, each under its supplier's number, which means that they were sold
 * together.
 */
const areSoldTogether = (reservations: readonly Reservation[]): boolean =>
  reservations.every(({ confirmation_no }) => confirmation_no) &&
  new Set(reservations.map(({ kind }) => kind)).size > 1 &&
  new Set(reservations.map(({ confirmation_no }) => confirmation_no)).size > 1

/** The values that are not a reservation's own. */
const unowned = (values: readonly string[], reservations: readonly Reservation[]): string[] =>
  values.filter((one) =>
    reservations.every(
      ({ confirmation_no, references = [] }) =>
        one !== confirmation_no && !references.some(({ value }) => value === one),
    ),
  )
