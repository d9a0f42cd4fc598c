import { recurring } from '../../platform/jobs/job'

/** Checks every 15 minutes which mailboxes have fallen silent. */
export const monitorJob = recurring('mailboxes.monitor', 15 * 60)
