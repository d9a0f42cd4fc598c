import type { Tx } from '../platform/database/transaction'
import { enqueue } from '../platform/jobs/job'
import type { Services } from '../platform/services'
import { dateBookingsJob } from './jobs'
import { assumeBookingDates } from './prices/store'

/** The number of segments per transaction. */
const batchSize = 500

/** Gives segments without a booking date the date of their first email, as new ones have it. */
export async function dateBookings(_: Services, tx: Tx, { after }: { readonly after: string }): Promise<void> {
  const last = await assumeBookingDates(tx, after, batchSize)
  if (last !== null) await enqueue(tx, dateBookingsJob, { after: last })
}
