import { handle } from '../../platform/jobs/handle'
import { drain } from './drain'
import { drainJob } from './jobs'

/** The work of the marketplace that waits for nobody. */
export const marketplaceJobs = [handle(drainJob, async (_services, tx, { id }) => await drain(tx, id))]
