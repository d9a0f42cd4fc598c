import { type Handled, handle } from '../platform/jobs/handle'
import { sweepJob } from './jobs'
import { sweep } from './store'

/** Job handlers of this feature. */
export const applicationJobs: readonly Handled[] = [handle(sweepJob, async (_services, tx) => await sweep(tx))]
