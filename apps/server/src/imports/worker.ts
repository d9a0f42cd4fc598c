import { handle, handleInSteps, type JobHandler } from '../platform/jobs/handle'
import { deleteExpiredFile } from './processing/delete-expired-file'
import { deleteFileJob, processImportJob } from './processing/jobs'
import { failRows, processRows } from './processing/process-rows'

/** Job handlers of imports. */
export const importJobs: readonly JobHandler[] = [
  handleInSteps(processImportJob, processRows, failRows),
  handle(deleteFileJob, deleteExpiredFile),
]
