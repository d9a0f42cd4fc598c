import { type Handled, handle, handleInSteps } from '../platform/jobs/handle'
import { dropFile } from './work/drop-file'
import { dropFileJob, processImportJob } from './work/jobs'
import { giveUpOnRows, processRows } from './work/process-rows'

/** What a worker does for imports. */
export const importJobs: readonly Handled[] = [
  handleInSteps(processImportJob, processRows, giveUpOnRows),
  handle(dropFileJob, dropFile),
]
