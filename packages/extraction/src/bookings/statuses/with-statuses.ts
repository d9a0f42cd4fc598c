import { type Reservation, type ReservationKind, reservationKinds } from '@sextant/contract/emails/reservation'
import { cancelledNumbers, isStatedOn, statusOfMail } from '../../intent/status-of'
import { kindTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Booking } from '../resolve'
import { removedTravelers } from '../travelers/removed-travelers'
import { ownStatuses } from './own-status'
import { type StatusStatement, statementsOf } from './status-statements'
import { travelerStatuses } from './traveler-status'
import { cancelledUnderHeadings } from './travelers-under-headings'

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
  const leaving = removedTravelers(whole, context)
  const booking = withTravelers(whole, (name) => !leaving.corrected.has(name))
  const listed = stated.size > 0 ? new Set<string>() : cancelledUnderHeadings(whole, context)
  const isCancelled = (name: string): boolean =>
    stated.get(name) === 'cancelled' || leaving.names.has(name) || listed.has(name)
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

/** Kinds of bookings whose words are used for one another. */
const alike: readonly ReadonlySet<ReservationKind>[] = [
  new Set(['car', 'taxi', 'bus']),
  new Set(['event', 'restaurant']),
  new Set(['train', 'bus', 'boat']),
]
const areAlike = (a: ReservationKind, b: ReservationKind): boolean =>
  a === b || alike.some((some) => some.has(a) && some.has(b))

/**
 * Whether all that a page says is cancelled are bookings of other kinds, with references of their own, that are not
 * among its bookings: `The car for Tuesday (417730GB2) has been cancelled as you asked.`
 */
function areOtherKinds(bookings: readonly Booking[], said: readonly StatusStatement[], context: Context): boolean {
  const { mentions, tags, page } = context.read
  const references = new Set(bookings.flatMap(({ draft }) => draft.slots.reference?.mention.value ?? []))
  const isOther = ({ line, from, to }: StatusStatement): boolean => {
    const isWithin = ({ start, end }: { start: number; end: number }): boolean => start >= from && end <= to
    const named = new Set((tags[line.index] ?? []).filter(isWithin).flatMap(({ ids }) => ids))
    const kinds = reservationKinds.filter((kind) => named.has(kindTag(kind)))
    const codes = mentions.filter((one) => one.type === 'code' && one.line === line.index && isWithin(one))
    return (
      kinds.length > 0 &&
      !kinds.some((kind) => bookings.some((booking) => areAlike(kind, booking.kind))) &&
      codes.length > 0 &&
      !codes.some(({ value }) => references.has(value))
    )
  }
  const subject = page.lines.find(({ origin }) => origin === 'subject')
  const cancelled = said.filter(({ status }) => status === 'cancelled')
  return cancelled.length > 0 && cancelled.every(isOther) && !(subject && isStatedOn('cancelled', subject, context))
}

/**
 * The status of each booking on a page: its own or that of one of its travelers, or else that of the whole mail. If a
 * part is stated as cancelled, the rest is not.
 */
export function withStatuses(bookings: readonly Booking[], context: Context): StatedBooking[] {
  const { lines } = context.read.page
  const said = statementsOf(
    context,
    bookings.some(({ draft: { anchor } }) => lines[anchor.mention.line]?.isForwardingNote),
  )
  const own = ownStatuses(bookings, said, context)
  const cancelled = bookings.filter((booking) => own.get(booking) === 'cancelled')
  const ofMail = cancelled.length === bookings.length ? 'cancelled' : statusOfMail(context)
  const isOfOthers = areOthers(bookings, context) || areOtherKinds(bookings, said, context)
  const ofAll = ofMail === 'cancelled' && isOfOthers ? 'confirmed' : ofMail
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
