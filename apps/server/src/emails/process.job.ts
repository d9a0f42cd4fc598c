import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../platform/jobs/job'

/** Read a stored mail into travel data. */
export const processEmailJob = job('emails.process', z.object({ emailId: Id }))
