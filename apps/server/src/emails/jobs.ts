import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../platform/jobs/job'

/**
 * Reads a stored email into travel data. Retried for some four hours: a temporary outage of the blob store loses no
 * email.
 */
export const processEmailJob = job('emails.process', z.object({ emailId: Id }), 10)
