import type { Reservation } from '@sextant/contract/emails/reservation'
import { cancelledNumbers, statusOfMail } from '../intent/status-of'
import type { Context } from '../links/context'
import { ownStatuses } from './own-status'
import type { Booking } from './resolve'
import { type StatusStatement, statementsOf } from './status-statements'
import { travelerStatuses } from './traveler-status'
import { whoLeaves } from './who-leaves'

/** A booking with its status. */
export interface StatedBooking {
  booking: Booking
  status: Reservation['status']
}

/** Restricts a booking's travelers to those that match. */
const withTravelers = (booking: Booking, fits: (name: string) => boolean): Booking => ({
  ...booking,
  draft: { ...booking.draft, travelers: booking.draft.travelers.filter(({ mention }) => fits(mention.value)) },
})

/** Splits a booking if some of its travelers cancelled or left; null if none or all did. */
function byTraveler(
  whole: Booking,
  bookings: readonly Booking[],
  said: readonly StatusStatement[],
  context: Context,
): StatedBooking[] | null {
  const stated = travelerStatuses(whole, bookings, said, context)
  const leaving = whoLeaves(whole, context)
  const booking = withTravelers(whole, (name) => !leaving.corrected.has(name))
  const isCancelled = (name: string): boolean => stated.get(name) === 'cancelled' || leaving.names.has(name)
  const names = booking.draft.travelers.map(({ mention }) => mention.value)
  if (leaving.corrected.size > 0 && !names.some(isCancelled)) return [{ booking, status: 'confirmed' }]
  if (!names.some(isCancelled) || names.every(isCancelled)) return null
  return [
    { booking: withTravelers(booking, (name) => !isCancelled(name)), status: 'confirmed' },
    { booking: withTravelers(booking, isCancelled), status: 'cancelled' },
  ]
}

/**
 * Whether the numbers stated as cancelled are not among a page's flights and trains, which are then replacements, or
 * unaffected.
 */
function areOthers(bookings: readonly Booking[], context: Context): boolean {
  const numbers = bookings.map(({ kind, draft: { slots } }) =>
    kind === 'flight' || kind === 'train' ? /[1-9]\d*/.exec(slots.number?.mention.value ?? '')?.[0] : undefined,
  )
  const named = cancelledNumbers(context)
  return named.size > 0 && numbers.every((number) => number !== undefined && !named.has(number))
}

/**
 * The status of each booking on a page: its own or that of one of its travelers, or else that of the whole mail. If a
 * part is stated as cancelled, the rest is not.
 */
export function withStatuses(bookings: readonly Booking[], context: Context): StatedBooking[] {
  const said = statementsOf(context)
  const own = ownStatuses(bookings, said, context)
  const cancelled = bookings.filter((booking) => own.get(booking) === 'cancelled')
  const ofMail = cancelled.length === bookings.length ? 'cancelled' : statusOfMail(context)
  const ofAll = ofMail === 'cancelled' && areOthers(bookings, context) ? 'confirmed' : ofMail
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
