import { type Handled, handleInSteps } from '../platform/jobs/handle'
import { dropFileJob, makeFileJob } from './explorer/jobs'
import { dropFile, failFile, makeFile } from './explorer/make-file'
import { nightsJob, writeNightJob } from './open-data/jobs'
import { beginNights, writeNight } from './open-data/write-night'

/** Job handlers of this feature that take minutes. */
export const downloadJobs: readonly Handled[] = [
  handleInSteps(makeFileJob, makeFile, failFile),
  handleInSteps(dropFileJob, dropFile),
  handleInSteps(nightsJob, beginNights),
  handleInSteps(writeNightJob, writeNight),
]
