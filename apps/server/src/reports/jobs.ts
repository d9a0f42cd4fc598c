import { type Handled, handle, handleInSteps } from '../platform/jobs/handle'
import { expireReport, giveUpOnReport } from './making/end-report'
import { expireReportJob, makeReportJob } from './making/jobs'
import { makeReport } from './making/make-report'
import { runDue, skipRun } from './schedules/run-due'
import { runScheduleJob } from './schedules/run-schedule.job'

/** What a worker does for reports at once. */
export const reportJobs: readonly Handled[] = [
  handle(runScheduleJob, runDue, skipRun),
  handle(expireReportJob, expireReport),
]

/** What takes minutes. */
export const slowReportJobs: readonly Handled[] = [handleInSteps(makeReportJob, makeReport, giveUpOnReport)]
