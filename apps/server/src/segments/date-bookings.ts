import type { Tx } from '../platform/database/transaction'
import { enqueue } from '../platform/jobs/job'
import type { Services } from '../platform/services'
import { dateBookingsJob } from './jobs'
import { assumeBookingDates } from './prices/store'

/** The number of segments per transaction. */
const batchSize = 500

/** Sets the booking date of segments without one to the date of their first email, as for new segments. */
export async function dateBookings(_: Services, tx: Tx, { after }: { readonly after: string }): Promise<void> {
  const last = await assumeBookingDates(tx, after, batchSize)
  if (last !== null) await enqueue(tx, dateBookingsJob, { after: last })
}
