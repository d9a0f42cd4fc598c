import { bookingGroups, type Purchased } from '@sextant/domain/segments/booking-groups'
import type { Tx } from '../../platform/database/transaction'
import { enqueue } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { assignBookingsJob } from '../jobs'
import { findPurchased, lockSegments, type SegmentRow } from '../store'
import { joinBookings, referEarlier, setBookings } from './store'

/**
 * Assigns segments to the bookings that they are part of; bookings that turn out to be one are joined. Returns the
 * segments as they are now.
 */
export async function assignBookings(tx: Tx, ids: readonly string[]): Promise<readonly SegmentRow[]> {
  if (ids.length === 0) return []
  const rows = await findPurchased(tx, ids)
  const groups = bookingGroups(rows).map((group) => ({ group, bookings: bookingsOf(group) }))
  for (const { bookings } of groups) await joinBookings(tx, bookings.slice(1), bookings[0] ?? '')
  const unbooked = groups.filter(({ bookings }) => bookings.length === 0)
  const changed = await setBookings(
    tx,
    groups.flatMap((one) => {
      const booking = one.bookings[0] ?? null
      const fresh = booking === null ? unbooked.indexOf(one) + 1 : null
      return one.group.flatMap(({ id, booking_id }) =>
        booking !== null && booking_id === booking ? [] : { id, booking, fresh },
      )
    }),
    unbooked.length,
  )
  const wanted = new Set(ids)
  return rows
    .filter(({ id }) => wanted.has(id))
    .map((row) => ({ ...row, booking_id: changed.get(row.id) ?? row.booking_id }))
}

const bookingsOf = (group: readonly Purchased[]): string[] => [
  ...new Set(group.flatMap(({ booking_id }) => booking_id ?? [])),
]

/** The number of segments per transaction, for which email processing waits. */
const batchSize = 200

/** Gives segments of an earlier release their references and bookings, as new ones have them. */
export async function assignEarlier(_: Services, tx: Tx, { after }: { readonly after: string }): Promise<void> {
  await lockSegments(tx)
  const ids = await referEarlier(tx, after, batchSize)
  await assignBookings(tx, ids)
  const last = ids.at(-1)
  if (last !== undefined && ids.length === batchSize) await enqueue(tx, assignBookingsJob, { after: last })
}
