import { type Handled, handle, handleInSteps } from '../platform/jobs/handle'
import { dropFile } from './processing/drop-file'
import { dropFileJob, processImportJob } from './processing/jobs'
import { giveUpOnRows, processRows } from './processing/process-rows'

/** Job handlers of imports. */
export const importJobs: readonly Handled[] = [
  handleInSteps(processImportJob, processRows, giveUpOnRows),
  handle(dropFileJob, dropFile),
]
