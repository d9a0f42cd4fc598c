import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job'

/** Divides segments that several travelers share, from an earlier release; from the segment after this one on. */
export const divideSharedJob = job('segments.divide_shared', z.object({ after: z.string() }))
