import { recurring } from '../platform/jobs/job'

/** Forget what has expired, once in an hour. */
export const sweepJob = recurring('session.sweep', 60 * 60)
