import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../platform/jobs/job'

/** Read a stored mail into travel data. Tried for some four hours: a store that is away for a while costs no mail. */
export const processEmailJob = job('emails.process', z.object({ emailId: Id }), 10)
