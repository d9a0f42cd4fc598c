import { handleInSteps, type JobHandler } from '../platform/jobs/handle'
import { monitorJob } from './monitoring/jobs'
import { monitorMailboxes } from './monitoring/monitor-mailboxes'

/** Job handlers of this feature. */
export const mailboxJobs: readonly JobHandler[] = [handleInSteps(monitorJob, monitorMailboxes)]
