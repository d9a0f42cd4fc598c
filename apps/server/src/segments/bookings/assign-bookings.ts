import { bookingGroups, type Purchased } from '@sextant/domain/segments/booking-groups'
import type { Tx } from '../../platform/database/transaction'
import { enqueue } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { assignBookingsJob } from '../jobs'
import { lockSegments } from '../store'
import { findPurchased, insertBookings, joinBookings, referEarlier, setBookings } from './store'

/** Assigns segments to the bookings that they are part of; bookings that turn out to be one are joined. */
export async function assignBookings(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const groups = bookingGroups(await findPurchased(tx, ids)).map((group) => ({ group, bookings: bookingsOf(group) }))
  const unbooked = groups.filter(({ bookings }) => bookings.length === 0)
  const created = await insertBookings(tx, unbooked.length)
  const assigned = groups.map(({ group, bookings }) => ({
    group,
    booking: bookings[0] ?? created[unbooked.findIndex((one) => one.group === group)] ?? '',
    others: bookings.slice(1),
  }))
  for (const { booking, others } of assigned) await joinBookings(tx, others, booking)
  await setBookings(
    tx,
    assigned.flatMap(({ group, booking }) =>
      group.flatMap(({ id, booking_id }) => (booking_id === booking ? [] : { id, booking })),
    ),
  )
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
