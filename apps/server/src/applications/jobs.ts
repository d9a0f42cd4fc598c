import { type Handled, handle } from '../platform/jobs/handle'
import { sweep } from './store'
import { sweepJob } from './sweep.job'

/** What a worker does for this feature. */
export const applicationJobs: readonly Handled[] = [
  handle(sweepJob, async (_services, tx) => await sweep(tx)),
]
