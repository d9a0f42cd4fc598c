import { type Handled, handle } from '../platform/jobs/run-next'
import { lookAfter } from './care/look-after'
import { lookAfterJob } from './care/look-after.job'

/** What a worker does for this feature. */
export const mailboxJobs: readonly Handled[] = [handle(lookAfterJob, lookAfter)]
