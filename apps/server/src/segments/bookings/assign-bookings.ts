import { bookingGroups, type Purchased } from '@sextant/domain/segments/booking-groups'
import type { Tx } from '../../platform/database/transaction'
import { enqueue } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { assignBookingsJob } from '../jobs'
import { segmentsChanged } from '../signals'
import { findPurchased, findSegments, lockSegments, type SegmentRow } from '../store'
import { settleBookings } from './settle-bookings'
import { joinBookings, referEarlier, setBookings } from './store'
import { claimAmounts } from './write-amounts'

/**
 * Assigns segments to their bookings. Bookings that turn out to be the same are merged. Returns the segments in their
 * new state.
 * @param pending other bookings whose amounts have changed
 */
export async function assignBookings(
  services: Services,
  tx: Tx,
  ids: readonly string[],
  pending: readonly string[] = [],
): Promise<readonly SegmentRow[]> {
  if (ids.length === 0 && pending.length === 0) return []
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
  const requested = new Set(ids)
  const assigned = rows.map((row) => ({ ...row, booking_id: changed.get(row.id) ?? row.booking_id }))
  const withWaiting = assigned.flatMap(({ id, has_waiting }) => (has_waiting ? id : []))
  const claimed = await claimAmounts(tx, withWaiting)
  const isSettled = await settleAssigned(services, tx, assigned, {
    ...claimed,
    bookings: [...pending, ...claimed.bookings],
  })
  return isSettled ? await findSegments(tx, ids) : assigned.filter(({ id }) => requested.has(id))
}

type PurchasedSegments = Awaited<ReturnType<typeof findPurchased>>

/**
 * Redivides the amounts of these segments' bookings, if they have any, and of bookings that have new amounts. Returns
 * whether any cost or price changed.
 */
async function settleAssigned(
  services: Services,
  tx: Tx,
  rows: PurchasedSegments,
  claimed: Awaited<ReturnType<typeof claimAmounts>>,
): Promise<boolean> {
  const bookings = rows.flatMap(({ has_amounts, booking_id }) => (has_amounts ? (booking_id ?? []) : []))
  const settled = await settleBookings(tx, [...new Set([...bookings, ...claimed.bookings])])
  const ownerKeys = [...new Set([...settled.map(({ owner_key }) => owner_key), ...claimed.ownerKeys])]
  if (ownerKeys.length === 0) return false
  await segmentsChanged.send(services, tx, { ownerKeys })
  return true
}

const bookingsOf = (group: readonly Purchased[]): string[] => [
  ...new Set(group.flatMap(({ booking_id }) => booking_id ?? [])),
]

/** The number of segments per transaction; email processing waits for it. */
const batchSize = 200

/** Assigns references and bookings to segments of an earlier release, as for new segments. */
export async function assignEarlier(services: Services, tx: Tx, { after }: { readonly after: string }): Promise<void> {
  await lockSegments(tx)
  const ids = await referEarlier(tx, after, batchSize)
  await assignBookings(services, tx, ids)
  const last = ids.at(-1)
  if (last !== undefined && ids.length === batchSize) await enqueue(tx, assignBookingsJob, { after: last })
}
