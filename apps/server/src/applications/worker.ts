import { type Handled, handle } from '../platform/jobs/handle'
import { sweepJob } from './jobs'
import { sweep } from './store'

/** What a worker does for this feature. */
export const applicationJobs: readonly Handled[] = [handle(sweepJob, async (_services, tx) => await sweep(tx))]
