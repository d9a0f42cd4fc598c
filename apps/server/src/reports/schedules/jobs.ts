import { Id, Instant } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job'

/** A schedule is due. Only the job for the schedule's next run counts; older ones do nothing. */
export const runScheduleJob = job('reports.run_schedule', z.object({ scheduleId: Id, at: Instant }))
