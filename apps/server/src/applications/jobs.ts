import { recurring } from '../platform/jobs/job'

/** Deletes expired tokens, secrets, request logs and stored responses, once an hour. */
export const sweepJob = recurring('applications.sweep', 60 * 60)
