import { type Handled, handle } from '../platform/jobs/run-next'
import { dropFileJob, makeFileJob } from './explorer/jobs'
import { dropFile, failFile, makeFile } from './explorer/make-file'
import { nightsJob, writeNightJob } from './open-data/jobs'
import { beginNights, writeNight } from './open-data/write-night'

/** What a worker does for this feature: work of minutes. */
export const downloadJobs: readonly Handled[] = [
  handle(makeFileJob, makeFile, failFile),
  handle(dropFileJob, dropFile),
  handle(nightsJob, beginNights),
  handle(writeNightJob, writeNight),
]
