import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { isStatedOn } from '../intent/status-of'
import { folded } from '../kit/fold'
import type { Statement } from '../languages/language'
import { conceptTag } from '../languages/lexicon'
import { nameWords } from '../languages/person-names'
import type { Context } from '../links/context'
import type { Line } from '../page/page'
import type { AssembledPage } from './assemble'
import type { Draft } from './draft'
import { withoutHoursOfFlights } from './journeys/hours-of-flights'
import type { Slot } from './kinds'
import { isTicketOf } from './references/ticket-code'
import type { Booking } from './resolve'
import { withoutExamples } from './without-examples'
import { withoutOffers } from './without-offers'
import { withoutParking } from './without-parking'

/**
 * Requirements for a page to claim bookings: a minimum gate probability, combined with a minimum probability of its
 * best booking.
 */
const sufficient = [
  { gate: 0.995, best: 0 },
  { gate: 0.97, best: 0.5 },
  { gate: 0.95, best: 0.7 },
  { gate: 0.9, best: 0.8 },
  { gate: 0.6, best: 0.9 },
] as const
/**
 * Minimum probability of a booking for which named travelers are sufficient evidence, and on a page that is certainly
 * about one.
 */
const minNamed = 0.8
const minNamedGate = 0.995
const minCertainlyNamed = 0.6

/** Minimum gate probability for references to count as evidence on a page that mentions a refusal. */
const minReferenced = 0.95

/** Kinds that are often booked without a reference or name, and their minimum probability to need no other evidence. */
const unnamed = new Set<ReservationKind>(['taxi', 'restaurant'])
const minUnnamed = 0.85

const isLikelyUnnamed = ({ kind, probability }: Booking): boolean => unnamed.has(kind) && probability >= minUnnamed

const bookedStatements = ['confirmed', 'changed', 'cancelled'] as const

/** Whether a page is about a booking, by the gate's probability and that of its best booking. */
export const isAboutBooking = (gate: number, best: number): boolean =>
  sufficient.some((minimum) => gate >= minimum.gate && best >= minimum.best)

/** Kinds of journeys that agencies book but hotels do not. */
const carried = new Set<ReservationKind>(['flight', 'train', 'bus', 'boat'])

/**
 * Minimum probability of a stay whose hotel looks like a person's name, and minimum place probability of a hotel named
 * like the sender.
 */
const minStay = 0.9
const minHouse = 0.5

/** Whether both dates of a booking are in lines with a flight number: `LH 1166 Frankfurt, 4 March`. */
function isOfFlights({ draft: { anchor, slots } }: Booking, { read: { mentions } }: Context): boolean {
  const lines = new Set([anchor, slots.endDate].map((day) => day?.mention.line))
  const isOfFlight = (at: number | undefined): boolean =>
    mentions.some(({ type, line, form }) => type === 'number' && form === 'flight' && line === at)
  return lines.size === 2 && [...lines].every(isOfFlight)
}

/** Whether a stay alongside journeys has no hotel: its place is a person, or the agency that sent the mail. */
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

/** Whether a ride is within a day of a flight, and so may connect with it. */
const isNear = (flight: Booking, ride: Booking): boolean =>
  [flight.start, flight.end ?? flight.start].some((time) => Math.abs(dayOf(time) - dayOf(ride.start)) <= 1)

/**
 * Whether a flight is merely the one that a ride connects with: the page is about rides, one of them near the flight,
 * and gives the flight no reference of its own.
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

const seatTag = conceptTag('seat')

/** The values of a journey or rental that is told in full, and of a ticket for a seat at an event. */
const whole: Partial<Record<ReservationKind, readonly Slot[]>> = {
  flight: ['number', 'startDate', 'from', 'to', 'endTime', 'reference'],
  train: ['number', 'startDate', 'from', 'to', 'endTime', 'reference'],
  boat: ['startDate', 'from', 'to', 'endTime', 'reference'],
  car: ['startDate', 'endDate', 'from', 'to', 'endTime', 'reference'],
  event: ['startDate', 'reference'],
}
/** Minimum probability of an event to be evidence of a booking: visits to doctors and offices are told like events. */
const minEvent = 0.6
/** Minimum probability of each value of a booking that is told in full, and the evidence that it then is. */
const minValue = 0.9
const evidence = { whole: 0.85, named: 0.9 }

/**
 * How surely a page is about a booking for it: a journey with number, day, both ends, both hours and a reference is
 * told to those who have it, also in a short notice of new hours. So is the day, hour and reference of an event with a
 * seat.
 */
function evidenceOf({ kind, probability, draft }: Booking, { lineTags }: Context): number {
  const { anchor, slots, slotProbabilities } = draft
  if (kind === 'event' && probability < minEvent) return 0
  const isWhole =
    anchor.mention.type === 'time' &&
    whole[kind]?.every((slot) => slots[slot] !== undefined && (slotProbabilities[slot] ?? 0) >= minValue) &&
    (kind !== 'event' || lineTags.some((ids) => ids.includes(seatTag)))
  if (!isWhole) return probability
  return Math.max(probability, draft.travelers.length > 0 ? evidence.named : evidence.whole)
}

/**
 * How surely a page is about a booking by a draft of the same one that begins at another of its mentions: the hour of
 * its start and the one of its end may be the same.
 */
const evidenceOfRepeats = (booking: Booking, scoredDrafts: AssembledPage['scoredDrafts']): number =>
  Math.max(
    0,
    ...scoredDrafts.flatMap(({ draft, probability }) => {
      const isSame = draft.kind === booking.kind && repeated.every((slot) => isSameSlot(draft, booking.draft, slot))
      return isSame ? [probability] : []
    }),
  )

const repeated: readonly Slot[] = ['startDate', 'endDate', 'endTime', 'from', 'to', 'reference']
const isSameSlot = (one: Draft, other: Draft, slot: Slot): boolean =>
  one.slots[slot] !== undefined && one.slots[slot]?.mention.value === other.slots[slot]?.mention.value

/** How surely a page with a code that contains the reference of its booking is about it. */
const ticketGate = 0.97

/**
 * Keeps bookings only if the mail has evidence of an actual booking: a record locator, named travelers, or a statement
 * of status. Without any, flights and nights may be a mere offer.
 */
export function filterBooked(all: readonly Booking[], assembled: AssembledPage): Booking[] {
  const { gate, context, scoredDrafts, isEvident = false, isNotice = false } = assembled
  const own = withoutHoursOfFlights(withoutExamples(withoutOffers(all, context)), context)
  const real = withoutParking(own, context)
  const bookings = real.filter((one) => !isWithoutHouse(one, all, context) && !isMet(one, all))
  const maxProbability = Math.max(
    0,
    ...bookings.map((one) => Math.max(evidenceOf(one, context), evidenceOfRepeats(one, scoredDrafts))),
  )
  const isBooked = bookings.some(
    ({ draft, probability }) => probability >= minBooked && draft.slots.reference !== undefined,
  )
  const isTicket = bookings.some((one) => isTicketOf(one, context))
  const isBooking = isAboutBooking(isTicket ? Math.max(gate, ticketGate) : gate, maxProbability)
  if (!isBooking || isDenied(context, isBooked ? firstLines : topLines) || isWaitlisted(context)) return []
  const isReferenced = gate >= minReferenced && bookings.some(({ draft }) => draft.slots.reference !== undefined)
  if (isDeclined(context) && !isReferenced) return []
  const minimum = gate >= minNamedGate ? minCertainlyNamed : minNamed
  const isNamed = bookings.some(
    ({ draft, probability }) => draft.travelers.length > 0 && (isEvident || probability >= minimum),
  )
  if (!isNamed && !isNotice && isSubjectContrary(context)) return []
  if (isNamed || bookings.some(({ draft }) => draft.slots.reference !== undefined)) return [...bookings]
  return isBookingStated(context) ? [...bookings] : bookings.filter(isLikelyUnnamed)
}

/** Number of lines, including the subject, in which a page says what it is about. */
const firstLines = 6
/** Number of lines at the top that may say that nothing was booked. Further down, they say so of a part. */
const topLines = 12
/**
 * Minimum probability of a booking with a reference, in whose presence only the first lines can say that nothing was
 * booked.
 */
const minBooked = 0.9
/** Maximum length of a line that can say so of the whole page. A longer paragraph may only concern a part. */
const maxOutright = 200

/** Whether a page begins by stating that nothing was booked, as quotes do, and says nothing to the contrary. */
function isDenied(context: Context, count: number): boolean {
  const lines = context.read.page.lines.filter(({ isQuoted }) => !isQuoted)
  const says = (statement: 'notBooked' | 'confirmed') => (line: Line) => isStatedOn(statement, line, context)
  const outright = lines.slice(0, count).filter(({ text }) => text.length <= maxOutright)
  return outright.some(says('notBooked')) && !lines.some(says('confirmed'))
}

/**
 * Whether the subject says that the email is about something else, or that the booking did not go through: `In your
 * cart`.
 */
function isSubjectContrary(context: Context): boolean {
  const subject = context.read.page.lines.find(({ origin }) => origin === 'subject')
  const says = (statement: Statement): boolean => subject !== undefined && isStatedOn(statement, subject, context)
  return (says('noBooking') || says('declined')) && !bookedStatements.some(says)
}

/** Whether a page begins by saying that the recipient is waitlisted, and confirms nothing. */
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

/** Whether a page says at the top that a booking or its payment was declined, and nowhere that one was confirmed. */
function isDeclined(context: Context): boolean {
  const { lines } = context.read.page
  const says = (statement: 'declined' | 'confirmed') => (line: Line) => isStatedOn(statement, line, context)
  return lines.slice(0, topLines).some(says('declined')) && !lines.some(says('confirmed'))
}

/** Whether a page states that something was booked, or the current status of a booking. */
export const isBookingStated = (context: Context): boolean =>
  context.read.page.lines.some((line) => bookedStatements.some((statement) => isStatedOn(statement, line, context)))
