import type { Reservation } from '@sextant/contract/emails/reservation'
import { statusOfMail } from '../intent/status-of'
import type { Context } from '../links/context'
import { ownStatuses, type Said, statementsOf } from './own-status'
import type { Booking } from './resolve'
import { travelerStatuses } from './traveler-status'

/** A booking with its status. */
export interface StatedBooking {
  booking: Booking
  status: Reservation['status']
}

/** A booking with the travelers that a condition holds for. */
const withTravelers = (booking: Booking, fits: (name: string) => boolean): Booking => ({
  ...booking,
  draft: { ...booking.draft, travelers: booking.draft.travelers.filter(({ mention }) => fits(mention.value)) },
})

/** Splits a booking of which some travelers cancelled; null if none or all did. */
function byTraveler(
  booking: Booking,
  bookings: readonly Booking[],
  said: readonly Said[],
  context: Context,
): StatedBooking[] | null {
  const stated = travelerStatuses(booking, bookings, said, context)
  const isCancelled = (name: string): boolean => stated.get(name) === 'cancelled'
  const names = booking.draft.travelers.map(({ mention }) => mention.value)
  if (!names.some(isCancelled) || names.every(isCancelled)) return null
  return [
    { booking: withTravelers(booking, (name) => !isCancelled(name)), status: 'confirmed' },
    { booking: withTravelers(booking, isCancelled), status: 'cancelled' },
  ]
}

/**
 * The status of each booking of a page: what it says of that one, or of one of its travelers, and else what it says of
 * all. Where it says that a part is cancelled, the rest is not.
 */
export function withStatuses(bookings: readonly Booking[], context: Context): StatedBooking[] {
  const said = statementsOf(context)
  const own = ownStatuses(bookings, said, context)
  const cancelled = bookings.filter((booking) => own.get(booking) === 'cancelled')
  const ofAll = cancelled.length === bookings.length ? 'cancelled' : statusOfMail(context)
  const split = new Map(bookings.map((booking) => [booking, byTraveler(booking, bookings, said, context)]))
  const isPart =
    (cancelled.length > 0 && cancelled.length < bookings.length) || [...split.values()].some((parts) => parts !== null)
  const kept = bookings.filter((booking) => own.get(booking) === 'confirmed')
  // `we have cancelled your booking; your flight LX 14 remains valid`
  const isKept = !isPart && ofAll === 'cancelled' && kept.length > 0
  const rest = isPart && ofAll === 'cancelled' ? 'confirmed' : ofAll
  return bookings.flatMap((booking) => {
    if (isPart && own.get(booking) === 'cancelled') return [{ booking, status: 'cancelled' as const }]
    if (isKept && own.get(booking) === 'confirmed') return [{ booking, status: 'confirmed' as const }]
    return split.get(booking) ?? [{ booking, status: rest }]
  })
}
