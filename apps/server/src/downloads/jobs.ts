import { type Handled, handle } from '../platform/jobs/run-next'
import { dropFileJob, makeFileJob } from './explorer/jobs'
import { dropFile, failFile, makeFile } from './explorer/make-file'

/** What a worker does for this feature: work of minutes. */
export const downloadJobs: readonly Handled[] = [
  handle(makeFileJob, makeFile, failFile),
  handle(dropFileJob, dropFile),
]
