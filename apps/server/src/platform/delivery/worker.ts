import { sql } from 'kysely'
import { handle, type JobHandler } from '../jobs/handle'
import { deliveryDays, eventDays, hourDays, purgeJob } from './jobs'

/** The number of rows deleted at once, small enough not to block anyone for long. */
const limit = 5000

/** Deletes old records in small batches every minute: up to seven million rows a day, more than are added. */
export const handlePurge: JobHandler = handle(purgeJob, async (_services, tx) => {
  await sql`select purge_deliveries(${deliveryDays}, ${eventDays}, ${hourDays}, ${limit})`.execute(tx.db)
})
