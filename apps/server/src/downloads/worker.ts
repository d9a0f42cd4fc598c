import { handleInSteps, type JobHandler } from '../platform/jobs/handle'
import { deleteFileJob, makeFileJob } from './explorer/jobs'
import { deleteFile, failFile, makeFile } from './explorer/make-file'
import { nightsJob, writeNightJob } from './open-data/jobs'
import { enqueueNights, writeNight } from './open-data/write-night'

/** Job handlers of this feature, which take minutes. */
export const downloadJobs: readonly JobHandler[] = [
  handleInSteps(makeFileJob, makeFile, failFile),
  handleInSteps(deleteFileJob, deleteFile),
  handleInSteps(nightsJob, enqueueNights),
  handleInSteps(writeNightJob, writeNight),
]
