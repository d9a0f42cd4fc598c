import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job'

/** Inspects travel that existed before issues were recorded; continues after this owner. */
export const backfillJob = job('trips.backfill', z.object({ after: z.string() }))
