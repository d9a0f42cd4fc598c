import type { Extractor } from '../../emails'
import { handle, handleInSteps, type JobHandler } from '../../platform/jobs/handle'
import { applySome } from './apply-some'
import { fail } from './fail'
import { applyJob, previewJob } from './jobs'
import { previewSome } from './preview-some'

/** Job handlers for reprocessing. */
export const reprocessJobs = (extractor: Extractor): readonly JobHandler[] => [
  handleInSteps(previewJob, previewSome(extractor), fail),
  handle(applyJob, applySome, fail),
]
