import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job, recurring } from '../../platform/jobs/job'

/** Checks once an hour which messages have expired. */
export const expireJob = recurring('emails.retain', 60 * 60)

/** Deletes messages of a mailbox that are past its retention. */
export const expireMailboxJob = job('emails.retain_mailbox', z.object({ mailboxId: Id }))
