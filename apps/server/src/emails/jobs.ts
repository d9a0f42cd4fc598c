import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job, recurring } from '../platform/jobs/job'

/**
 * Reads a stored email into travel data. Retried for about four hours, so that a temporary outage of the blob store
 * loses no email.
 */
export const processEmailJob = job('emails.process', z.object({ emailId: Id }), 10)

/** Reads an email in review with the language model; `attempt` is the number of previous model failures. */
export const readByModelJob = job('emails.read_by_model', z.object({ emailId: Id, attempt: z._default(z.int(), 0) }))

/** Sends the daily summaries of emails in review that are due. */
export const sendDigestsJob = recurring('emails.send_digests', 15 * 60)
