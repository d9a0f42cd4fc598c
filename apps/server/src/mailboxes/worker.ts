import { type Handled, handleInSteps } from '../platform/jobs/handle'
import { lookAfterJob } from './care/jobs'
import { lookAfter } from './care/look-after'

/** What a worker does for this feature. */
export const mailboxJobs: readonly Handled[] = [handleInSteps(lookAfterJob, lookAfter)]
