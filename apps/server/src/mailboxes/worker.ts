import { type Handled, handleInSteps } from '../platform/jobs/handle'
import { lookAfterJob } from './monitoring/jobs'
import { lookAfter } from './monitoring/look-after'

/** What a worker does for this feature. */
export const mailboxJobs: readonly Handled[] = [handleInSteps(lookAfterJob, lookAfter)]
