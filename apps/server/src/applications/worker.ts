import { handle, type JobHandler } from '../platform/jobs/handle'
import { sweepJob } from './jobs'
import { sweep } from './store'

/** Job handlers of this feature. */
export const applicationJobs: readonly JobHandler[] = [handle(sweepJob, async (_services, tx) => await sweep(tx))]
