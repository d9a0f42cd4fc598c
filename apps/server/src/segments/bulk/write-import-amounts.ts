import type { StatedAmount } from '@sextant/contract/emails/stated-amounts'
import type { Tx } from '../../platform/database/transaction'
import { settleBookings } from '../bookings/settle-bookings'
import { writeAmounts } from '../bookings/write-amounts'
import { presentSegment } from '../present'
import type { SegmentRow } from '../store'

/** The amounts of a booking, and its segments. */
export type BookedAmounts = { readonly segments: readonly string[]; readonly amounts: readonly StatedAmount[] }

/**
 * Adds amounts to the bookings that segments were assigned to, unless they already have them. Returns the owners of the
 * segments whose cost changed.
 */
export async function writeImportAmounts(
  tx: Tx,
  booked: readonly BookedAmounts[],
  assigned: readonly SegmentRow[],
  day: string,
): Promise<readonly string[]> {
  const rows = new Map(assigned.map((row) => [row.id, row]))
  const bookings = new Set<string>()
  for (const { segments: ids, amounts } of booked.filter((one) => one.amounts.length > 0)) {
    const segments = ids.flatMap((id) => rows.get(id) ?? []).map(presentSegment)
    const booking = segments[0]?.booking_id
    if (!booking) continue
    await writeAmounts(tx, { booking, segments, is_linked: true, amounts, day, source: 'import', email: null })
    bookings.add(booking)
  }
  return (await settleBookings(tx, [...bookings])).map(({ owner_key }) => owner_key)
}
