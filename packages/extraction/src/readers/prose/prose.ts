import type { Evidence, Reservation } from '@sextant/contract/emails/reservation'
import type { Words } from '../words'
import { findCoaches } from './find-coaches'
import type { Found } from './find-dates'
import { findFlights } from './find-flights'
import { findGdsLines, gdsNames } from './find-gds-lines'
import { findJourneys } from './find-journeys'
import { findPrice } from './find-price'
import { findRental } from './find-rental'
import { findRide } from './find-ride'
import { findStay } from './find-stay'
import { findTable } from './find-table'
import { findTrains } from './find-trains'
import { bookingWeight, findReferences, findTravelers } from './labels'
import type { ProseContext } from './prose-context'
import { evidenceAt, type ProseText, proseText } from './prose-text'
import { tellsOfCancellation } from './tells-of-cancellation'

/** Below this weight a mail is not taken for a booking's, whatever it names. */
const threshold = 0.4

/** What the mail says of all its reservations: reference, travelers, price, status. */
interface Common {
  fields: Partial<Pick<Reservation, 'confirmation_no' | 'price' | 'currency' | 'status'>>
  travelers: Reservation['travelers']
  evidence: Record<string, Evidence>
}

function commonOf(
  prose: ProseText,
  subject: string,
  references: readonly Found<string>[],
  names: readonly Found<string>[],
): Common {
  const evidence: Record<string, Evidence> = {}
  const note = (field: string, found: Found<unknown>): void => {
    evidence[field] = evidenceAt(prose, found.start, found.end)
  }
  const [reference] = references
  if (reference) note('confirmation_no', reference)
  for (const [index, name] of names.entries()) note(`travelers.${index}.name`, name)
  const price = findPrice(prose.text)
  if (price) note('price', price)
  return {
    fields: {
      ...(reference ? { confirmation_no: reference.value } : {}),
      ...price?.value,
      ...(tellsOfCancellation(subject, prose.text) ? { status: 'cancelled' as const } : {}),
    },
    travelers: names.slice(0, 9).map(({ value }) => ({ name: value })),
    evidence,
  }
}

const lineOf = (evidence: Evidence | undefined): number => Number.parseInt(evidence?.path ?? '', 10)

/** In an itinerary, what is booked apart has a reference of its own, near its times. */
function ownReference(
  { kind, evidence }: Reservation,
  prose: ProseText,
  references: readonly Found<string>[],
): Pick<Reservation, 'confirmation_no' | 'evidence'> | null {
  const line = lineOf(evidence['start.time.local'])
  if (kind === 'flight' || new Set(references.map(({ value }) => value)).size < 2) return null
  const near = references
    .map((found) => ({ found, where: evidenceAt(prose, found.start, found.end) }))
    .map((one) => ({ ...one, away: lineOf(one.where) - line }))
    .filter(({ away }) => away >= -4 && away <= 8)
    .toSorted((a, b) => Math.abs(a.away) - Math.abs(b.away))[0]
  return near ? { confirmation_no: near.found.value, evidence: { confirmation_no: near.where } } : null
}

function withCommon(
  reservation: Reservation,
  { fields, travelers, evidence }: Common,
  weight: number,
): Reservation {
  return {
    ...fields,
    ...reservation,
    status: fields.status ?? reservation.status,
    travelers: reservation.travelers.length > 0 ? reservation.travelers : travelers,
    confidence: Math.round(reservation.confidence * (0.6 + 0.4 * weight) * 100) / 100,
    evidence: { ...evidence, ...reservation.evidence },
  }
}

function readText({ part, text }: Words, context: ProseContext): Reservation[] {
  const found = proseText(text, part, context.date)
  const references = findReferences(found.text)
  const printed = findGdsLines(found)
  const weight = bookingWeight(context.subject, found.text, references.length + printed.length)
  if (weight < threshold) return []
  const flights = printed.length > 0 ? printed : findFlights(found)
  const names = printed.length > 0 ? gdsNames(found.text) : findTravelers(found.text)
  const common = commonOf(found, context.subject, references, names)
  const journeys = [...flights, ...findTrains(found), ...findCoaches(found)]
  const stays = findStay(found, context, journeys.length > 0)
  const rentals = findRental(found, context)
  // a rental and a ride begin with the same words
  const rides = rentals.length > 0 ? [] : findRide(found, context, journeys.length > 0)
  const others = [rentals, rides, findTable(found, context)]
  // whose words have told of one sort of booking do not tell of another as well, but in itineraries
  const first = others.find((some) => some.length > 0) ?? []
  const rest = journeys.length > 0 ? others.flat() : stays.length > 0 ? [] : first
  const said = [...journeys, ...stays, ...rest]
  const all = said.length > 0 ? said : findJourneys(found, context)
  return all.map((one) => {
    const own = journeys.length > 0 ? ownReference(one, found, references) : null
    const evidence = { ...own?.evidence, ...one.evidence }
    return withCommon({ ...own, ...one, evidence }, common, weight)
  })
}

/**
 * The general reader: reads what a mail says in words where no markup and no supplier's definition told anything. It
 * claims only what a confirmation has whole: a flight with number, airports, day and times; a stay with hotel and both
 * days; a rental with company, place and both days; a ride or a table with place, day and time. Parts often say the same: the first that says something counts.
 */
export function readProse(words: readonly Words[], context: ProseContext): Reservation[] {
  for (const part of words) {
    const reservations = readText(part, context)
    if (reservations.length > 0) return reservations
  }
  return []
}
