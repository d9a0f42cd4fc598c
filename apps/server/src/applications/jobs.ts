import { recurring } from '../platform/jobs/job'

/** Forgets tokens, secrets, calls and kept answers whose time is over, once in an hour. */
export const sweepJob = recurring('applications.sweep', 60 * 60)
