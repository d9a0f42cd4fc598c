import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job'

/** Looks a team's travel through that was there before issues were kept; from the owner after this one on. */
export const backfillJob = job('trips.look_through', z.object({ after: z.string() }))
