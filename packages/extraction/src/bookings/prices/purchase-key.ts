import type { Booking } from '../resolve'

/**
 * What the parts of one purchase have in common: a reference, or their kind if they have none. Rooms that begin with
 * the same day are one purchase, although each may have a number of its own.
 */
export function purchaseKey(booking: Booking, bookings: readonly Booking[]): string {
  const { mention } = booking.draft.anchor
  const { kind, draft } = bookings.find((other) => other.draft.anchor.mention === mention) ?? booking
  return draft.slots.reference?.mention.value ?? kind
}
