import { handle, handleInSteps, type JobHandler } from '../platform/jobs/handle'
import { expireReport, failReportJob } from './generation/end-report'
import { expireReportJob, makeReportJob } from './generation/jobs'
import { makeReport } from './generation/make-report'
import { runScheduleJob } from './schedules/jobs'
import { runDue, skipRun } from './schedules/run-due'

/** Job handlers of reports that are quick. */
export const reportJobs: readonly JobHandler[] = [
  handle(runScheduleJob, runDue, skipRun),
  handle(expireReportJob, expireReport),
]

/** Job handlers that take minutes. */
export const slowReportJobs: readonly JobHandler[] = [handleInSteps(makeReportJob, makeReport, failReportJob)]
