import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job'

/** Divides segments that several travelers share, created by an earlier release; continues after this segment. */
export const divideSharedJob = job('segments.divide_shared', z.object({ after: z.string() }))
