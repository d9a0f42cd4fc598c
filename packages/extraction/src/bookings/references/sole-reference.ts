import { readingOrder } from '../../mentions/mention'
import { type Booking, withReference } from '../resolve'

/**
 * Gives bookings without a reference the page's only one, if it is above all bookings and at least two have it: an
 * agency's file number applies to everything below it.
 */
export function withSoleReference(bookings: readonly Booking[]): readonly Booking[] {
  const known = bookings.flatMap(({ draft }) => draft.slots.reference ?? [])
  const [first] = known
  const isSole = known.every(({ mention }) => mention.value === first?.mention.value)
  if (!first || known.length < 2 || known.length === bookings.length || !isSole) return bookings
  const isAbove = bookings.every(({ draft }) => readingOrder(first.mention) < readingOrder(draft.anchor.mention))
  if (!isAbove) return bookings
  return bookings.map((booking) => (booking.draft.slots.reference ? booking : withReference(booking, first)))
}
