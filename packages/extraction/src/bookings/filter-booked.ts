import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { isStatedOn } from '../intent/status-of'
import { folded } from '../kit/fold'
import type { Statement } from '../languages/language'
import { nameWords } from '../languages/person-names'
import type { Context } from '../links/context'
import type { Line } from '../page/page'
import type { Assembled } from './assemble'
import type { Slot } from './kinds'
import type { Booking } from './resolve'

/**
 * What a page must have to claim bookings, from the surest page to the least sure: a minimum gate probability, and with
 * it a minimum probability of the best booking.
 */
const sufficient = [
  { gate: 0.995, best: 0 },
  { gate: 0.97, best: 0.5 },
  { gate: 0.95, best: 0.7 },
  { gate: 0.9, best: 0.8 },
  { gate: 0.6, best: 0.9 },
] as const
/** Minimum probability of a booking for which named travelers are sufficient evidence. */
const minNamed = 0.8

/** Minimum gate probability of a page that speaks of a refusal for references to show that something is booked. */
const minReferenced = 0.95

/** Kinds that are often booked without a reference or a name, and the probability that needs no other evidence. */
const unnamed = new Set<ReservationKind>(['taxi', 'restaurant'])
const minUnnamed = 0.85

const isLikelyUnnamed = ({ kind, probability }: Booking): boolean => unnamed.has(kind) && probability >= minUnnamed

const bookedStatements = ['confirmed', 'changed', 'cancelled'] as const

/** Whether a page is about a booking, by the gate's probability and that of its best booking. */
export const isAboutBooking = (gate: number, best: number): boolean =>
  sufficient.some((minimum) => gate >= minimum.gate && best >= minimum.best)

/** Kinds of journeys that houses do not book for their guests, as agencies do. */
const carried = new Set<ReservationKind>(['flight', 'train', 'bus', 'boat'])

/** Minimum probability of a stay in a house named like a person, and of being a place for one named like the sender. */
const minStay = 0.9
const minHouse = 0.5

/** Whether the days of a booking stand each in a line with the number of a flight: `LH 1166 Frankfurt, 4 March`. */
function isOfFlights({ draft: { anchor, slots } }: Booking, { read: { mentions } }: Context): boolean {
  const lines = new Set([anchor, slots.endDate].map((day) => day?.mention.line))
  const isOfFlight = (at: number | undefined): boolean =>
    mentions.some(({ type, line, form }) => type === 'number' && form === 'flight' && line === at)
  return lines.size === 2 && [...lines].every(isOfFlight)
}

/** Whether a stay beside journeys has no house: its place is a person, or the agency that sends the mail. */
function isWithoutHouse(booking: Booking, bookings: readonly Booking[], context: Context): boolean {
  const { kind, draft, probability } = booking
  const { mention: place, roles } = draft.slots.place ?? {}
  if (kind !== 'lodging') return false
  if (!bookings.some((other) => carried.has(other.kind))) return isOfFlights(booking, context)
  if (!place) return false
  const isLikely = probability >= minStay
  const sender = context.read.page.lines.find(({ origin }) => origin === 'sender')?.text ?? ''
  const { given, family, neither } = nameWords(place.value)
  const isPerson = given > 0 && family > 0 && neither === 0
  const isSender = sender !== '' && folded(sender).includes(folded(place.value))
  return isSender ? !isLikely || (roles?.place ?? 0) < minHouse : isPerson && !isLikely
}

const dayOf = (time: string): number => Date.parse(time.slice(0, 10)) / 86_400_000

/** Whether a ride is on the day of a flight or the one after it, to meet it or to bring somebody to it. */
const isNear = (flight: Booking, ride: Booking): boolean =>
  [flight.start, flight.end ?? flight.start].some((time) => Math.abs(dayOf(time) - dayOf(ride.start)) <= 1)

/**
 * Whether a flight is the one that a ride meets: the page is about rides, of which one is near it, and gives it no
 * reference of its own.
 */
function isMet(flight: Booking, bookings: readonly Booking[]): boolean {
  const { kind, draft } = flight
  const referenceOf = (one: Booking['draft']): string | undefined => one.slots.reference?.mention.value
  const rides = bookings.filter((other) => other.kind === 'taxi')
  const isAboutRides = rides.length > 0 && bookings.every((other) => other.kind === 'taxi' || other.kind === 'flight')
  const own = referenceOf(draft)
  return (
    kind === 'flight' &&
    isAboutRides &&
    rides.some((ride) => isNear(flight, ride)) &&
    (own === undefined || rides.some((ride) => referenceOf(ride.draft) === own))
  )
}

const whole: readonly Slot[] = ['number', 'startDate', 'from', 'to', 'endTime', 'reference']
/** Minimum probability of each value of a flight that is told in full, and the evidence that it then is. */
const minValue = 0.9
const fullEvidence = 0.9

/**
 * How surely a page is about a booking for it: a flight with number, day, both airports, both hours and a reference is
 * told to those who have it, also in a short notice of new hours.
 */
function evidenceOf({ kind, probability, draft: { anchor, slots, slotProbabilities } }: Booking): number {
  const isWhole =
    kind === 'flight' &&
    anchor.mention.type === 'time' &&
    whole.every((slot) => slots[slot] !== undefined && (slotProbabilities[slot] ?? 0) >= minValue)
  return isWhole ? Math.max(probability, fullEvidence) : probability
}

/** References of examples, as training material and instructions have them: `TEST01`, `DEMO-12345`. */
const exampleReference =
  /^(?:TEST|DEMO|SAMPLE|EXAMPLE|TRNG|TRAINING|MUSTER|BEISPIEL|EXEMPLE|EJEMPLO|ESEMPIO|VOORBEELD)[-_ ]?\d*$/iu

/** Bookings without those of examples; none if only examples have references. */
function withoutExamples(bookings: readonly Booking[]): readonly Booking[] {
  const referenceOf = ({ draft }: Booking): string => draft.slots.reference?.mention.value ?? ''
  const real = bookings.filter((one) => !exampleReference.test(referenceOf(one)))
  return real.length === bookings.length || real.some((one) => referenceOf(one) !== '') ? real : []
}

/**
 * Keeps bookings only if the mail has evidence that something is booked: a record locator, named travelers, or a
 * statement of the status. Without any, flights and nights may as well be an offer.
 */
export function filterBooked(all: readonly Booking[], { gate, context }: Assembled): Booking[] {
  const bookings = withoutExamples(all).filter((one) => !isWithoutHouse(one, all, context) && !isMet(one, all))
  const maxProbability = Math.max(0, ...bookings.map(evidenceOf))
  const isBooked = bookings.some(
    ({ draft, probability }) => probability >= minBooked && draft.slots.reference !== undefined,
  )
  const lines = isBooked ? firstLines : topLines
  if (!isAboutBooking(gate, maxProbability) || isDenied(context, lines) || isWaitlisted(context)) return []
  const isReferenced = gate >= minReferenced && bookings.some(({ draft }) => draft.slots.reference !== undefined)
  if (isDeclined(context) && !isReferenced) return []
  const isNamed = bookings.some(({ draft, probability }) => draft.travelers.length > 0 && probability >= minNamed)
  if (!isNamed && isSubjectContrary(context)) return []
  if (isNamed || bookings.some(({ draft }) => draft.slots.reference !== undefined)) return [...bookings]
  return isBookingStated(context) ? [...bookings] : bookings.filter(isLikelyUnnamed)
}

/** Number of lines, with the subject, in which a page says what it is about. */
const firstLines = 6
/** Number of lines at the top that may say that nothing was booked; further below, it is said of a part. */
const topLines = 12
/** Minimum probability of a booking with a reference, beside which only the first lines say that nothing was booked. */
const minBooked = 0.9
/** Maximum length of a line that says so of all that the page is about; a paragraph says it of a part as well. */
const maxOutright = 200

/** Whether a page begins by saying outright that nothing was booked, as quotes do, and says nothing to the contrary. */
function isDenied(context: Context, count: number): boolean {
  const lines = context.read.page.lines.filter(({ isQuoted }) => !isQuoted)
  const says = (statement: 'notBooked' | 'confirmed') => (line: Line) => isStatedOn(statement, line, context)
  const outright = lines.slice(0, count).filter(({ text }) => text.length <= maxOutright)
  return outright.some(says('notBooked')) && !lines.some(says('confirmed'))
}

/** Whether the subject says that the email is about something else, or that nothing came of it: `In your cart`. */
function isSubjectContrary(context: Context): boolean {
  const subject = context.read.page.lines.find(({ origin }) => origin === 'subject')
  const says = (statement: Statement): boolean => subject !== undefined && isStatedOn(statement, subject, context)
  return (says('noBooking') || says('declined')) && !bookedStatements.some(says)
}

/** Whether a page begins by saying that its reader waits for a place, and says of nothing that it is confirmed. */
function isWaitlisted(context: Context): boolean {
  const lines = context.read.page.lines.filter(({ isQuoted }) => !isQuoted)
  const says = (statement: 'waitlisted' | 'confirmed' | 'cancelled') => (line: Line) =>
    isStatedOn(statement, line, context)
  return (
    lines.slice(0, firstLines).filter(says('waitlisted')).length > 1 &&
    !lines.some(says('confirmed')) &&
    !lines.some(says('cancelled'))
  )
}

/** Whether a page says at its top that a booking or its payment was declined, and nowhere that one was confirmed. */
function isDeclined(context: Context): boolean {
  const { lines } = context.read.page
  const says = (statement: 'declined' | 'confirmed') => (line: Line) => isStatedOn(statement, line, context)
  return lines.slice(0, topLines).some(says('declined')) && !lines.some(says('confirmed'))
}

/** Whether a page states that something is booked, or what has become of a booking. */
export const isBookingStated = (context: Context): boolean =>
  context.read.page.lines.some((line) => bookedStatements.some((statement) => isStatedOn(statement, line, context)))
