import { type Handled, handleInSteps } from '../platform/jobs/handle'
import { lookAfterJob } from './monitoring/jobs'
import { lookAfter } from './monitoring/look-after'

/** Job handlers of this feature. */
export const mailboxJobs: readonly Handled[] = [handleInSteps(lookAfterJob, lookAfter)]
