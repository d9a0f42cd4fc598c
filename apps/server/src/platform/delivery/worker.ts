import { sql } from 'kysely'
import { type Handled, handle } from '../jobs/handle'
import { deliveryDays, eventDays, forgetJob, hourDays } from './jobs'

/** Rows that go at once, so that nobody waits long for them. */
const limit = 5000

/** Forgets what is old, some every minute: seven million rows a day, more than come. */
export const handleForget: Handled = handle(forgetJob, async (_services, tx) => {
  await sql`select forget_deliveries(${deliveryDays}, ${eventDays}, ${hourDays}, ${limit})`.execute(tx.db)
})
