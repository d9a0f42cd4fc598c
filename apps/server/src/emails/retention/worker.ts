import { inTransaction, type Tx } from '../../platform/database/transaction'
import { handle, handleInSteps, type JobHandler, type Steps } from '../../platform/jobs/handle'
import { enqueue } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { redactEmail } from '../redact-email'
import { updateEmail } from '../store'
import { expireJob, expireMailboxJob } from './jobs'
import { findRetainingMailboxes, lockExpired } from './store'

/** The number of emails per transaction. */
const batchSize = 100

/** Enqueues the job for every mailbox with a retention period. */
async function enqueueMailboxes(services: Services, { read }: Steps): Promise<void> {
  for (const { team, mailbox } of await read(findRetainingMailboxes))
    await inTransaction(
      services.db,
      { team, person: null },
      async (teamTx) => await enqueue(teamTx, expireMailboxJob, { mailboxId: mailbox }),
    )
}

type Payload = { readonly mailboxId: string }

/**
 * Deletes a batch of expired messages and enqueues the rest. Segments are kept, as are the email's sender, time and
 * status. A held email becomes Rejected, since there is nothing left to release.
 */
async function expireMailbox(_services: Services, tx: Tx, { mailboxId }: Payload): Promise<void> {
  const expired = await lockExpired(tx, mailboxId, batchSize)
  for (const email of expired) {
    const days = `${email.days} ${email.days === 1 ? 'day' : 'days'}`
    await redactEmail(tx, email, {
      type: 'completed',
      message: `The message was deleted after ${days}, as its mailbox says.`,
    })
    if (email.status === 'Held')
      await updateEmail(tx, email.id, {
        status: 'Rejected',
        status_reason: `Held for ${days}, then deleted.`,
      })
  }
  if (expired.length === batchSize) await enqueue(tx, expireMailboxJob, { mailboxId })
}

/** Job handlers of email retention. */
export const retentionJobs: readonly JobHandler[] = [
  handleInSteps(expireJob, enqueueMailboxes),
  handle(expireMailboxJob, expireMailbox),
]
