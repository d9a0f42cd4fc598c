import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job, recurring } from '../../platform/jobs/job'

/** Look once an hour whose messages are to be deleted. */
export const retainJob = recurring('emails.retain', 60 * 60)

/** Delete messages of a mailbox that are older than it says. */
export const retainMailboxJob = job('emails.retain_mailbox', z.object({ mailboxId: Id }))
