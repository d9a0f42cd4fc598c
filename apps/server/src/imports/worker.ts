import { type Handled, handle, handleInSteps } from '../platform/jobs/handle'
import { deleteExpiredFile } from './processing/delete-expired-file'
import { deleteFileJob, processImportJob } from './processing/jobs'
import { failRows, processRows } from './processing/process-rows'

/** Job handlers of imports. */
export const importJobs: readonly Handled[] = [
  handleInSteps(processImportJob, processRows, failRows),
  handle(deleteFileJob, deleteExpiredFile),
]
