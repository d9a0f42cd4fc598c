import { isStatedOn } from '../intent/status-of'
import type { Context } from '../links/context'
import type { Assembled } from './assemble'
import type { Booking } from './resolve'

/** Minimum gate probability of a page that claims bookings. */
const minGate = 0.9
/** Minimum probability of a page's best booking, unless the gate is at least `sureGate`. */
const minSurest = 0.8
const sureGate = 0.995
/** Minimum probability of a booking for which named travelers are sufficient evidence. */
const minNamed = 0.8

const bookedStatements = ['confirmed', 'changed', 'cancelled', 'pending', 'waitlisted'] as const

/**
 * Keeps bookings only if the mail has evidence that something is booked: a record locator, named travelers, or a
 * statement of the status. Without any, flights and nights may as well be an offer.
 */
export function filterBooked(bookings: readonly Booking[], { gate, context }: Assembled): Booking[] {
  const maxProbability = Math.max(0, ...bookings.map(({ probability }) => probability))
  if (gate < minGate || (maxProbability < minSurest && gate < sureGate)) return []
  const isNamed = bookings.some(({ draft, probability }) => draft.travelers.length > 0 && probability >= minNamed)
  if (isNamed || bookings.some(({ draft }) => draft.slots.reference !== undefined)) return [...bookings]
  return isBookingStated(context) ? [...bookings] : []
}

/** Whether a page states that something is booked, or what has become of a booking. */
export const isBookingStated = (context: Context): boolean =>
  context.read.page.lines.some((line) => bookedStatements.some((statement) => isStatedOn(statement, line, context)))
