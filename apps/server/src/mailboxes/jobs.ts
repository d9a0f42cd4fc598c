import { type Handled, handleInSteps } from '../platform/jobs/handle'
import { lookAfter } from './care/look-after'
import { lookAfterJob } from './care/look-after.job'

/** What a worker does for this feature. */
export const mailboxJobs: readonly Handled[] = [handleInSteps(lookAfterJob, lookAfter)]
