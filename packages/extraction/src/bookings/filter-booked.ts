import { isStatedOn } from '../intent/status-of'
import type { Assembled } from './assemble'
import type { Booking } from './resolve'

/** Pages that less likely speak of something booked claim nothing. */
const minGate = 0.9
/** Nor do pages whose surest booking is less likely than this, but for those that surely speak of something booked. */
const minSurest = 0.8
const sureGate = 0.995
/** From this probability on, a booking with its travelers named needs no other word. */
const minNamed = 0.8

const bookedStatements = ['confirmed', 'changed', 'cancelled', 'pending', 'waitlisted'] as const

/**
 * Bookings that a mail speaks of as booked: by a reference, by those who travel, or by a statement of what has become
 * of them. Without any, flights and nights are as likely an offer's.
 */
export function filterBooked(bookings: readonly Booking[], { gate, context }: Assembled): Booking[] {
  const surest = Math.max(0, ...bookings.map(({ probability }) => probability))
  if (gate < minGate || (surest < minSurest && gate < sureGate)) return []
  const isNamed = bookings.some(({ draft, probability }) => draft.travelers.length > 0 && probability >= minNamed)
  if (isNamed || bookings.some(({ draft }) => draft.slots.reference !== undefined)) return [...bookings]
  const isStated = context.read.page.lines.some((line) =>
    bookedStatements.some((statement) => isStatedOn(statement, line, context)),
  )
  return isStated ? [...bookings] : []
}
