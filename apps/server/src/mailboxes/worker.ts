import { type Handled, handleInSteps } from '../platform/jobs/handle'
import { monitorJob } from './monitoring/jobs'
import { monitorMailboxes } from './monitoring/monitor-mailboxes'

/** Job handlers of this feature. */
export const mailboxJobs: readonly Handled[] = [handleInSteps(monitorJob, monitorMailboxes)]
