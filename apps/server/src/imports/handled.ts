import { type Handled, handle } from '../platform/jobs/run-next'
import { dropFile } from './work/drop-file'
import { dropFileJob, processImportJob } from './work/jobs'
import { giveUpOnRows, processRows } from './work/process-rows'

/** What a worker does for imports. */
export const importJobs: readonly Handled[] = [
  handle(processImportJob, processRows, giveUpOnRows),
  handle(dropFileJob, dropFile),
]
