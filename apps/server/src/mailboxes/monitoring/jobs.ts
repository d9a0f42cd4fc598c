import { recurring } from '../../platform/jobs/job'

/** Look which mailboxes have fallen silent, once in a quarter of an hour. */
export const lookAfterJob = recurring('mailboxes.look_after', 15 * 60)
