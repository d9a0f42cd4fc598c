import { sql } from 'kysely'
import { type Handled, handle } from '../jobs/handle'
import { recurring } from '../jobs/job'

/** How long deliveries with their attempts, events, and the figures by the hour are kept, in days. */
export const deliveryDays = 30
export const eventDays = 90
const hourDays = 400
/** Rows that go at once, so that nobody waits long for them. */
const limit = 5000

const forgetJob = recurring('delivery.forget', 60)

/** Forgets what is old, some every minute: seven million rows a day, more than come. */
export const handleForget: Handled = handle(forgetJob, async (_services, tx) => {
  await sql`select forget_deliveries(${deliveryDays}, ${eventDays}, ${hourDays}, ${limit})`.execute(tx.db)
})
