import { handle } from '../../platform/jobs/handle'
import { drain } from './drain'
import { drainJob } from './jobs'

/** The marketplace's job handlers. */
export const marketplaceJobs = [handle(drainJob, async (_services, tx, { id }) => await drain(tx, id))]
