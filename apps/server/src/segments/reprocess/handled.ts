import type { Extractor } from '../../emails'
import { type Handled, handle } from '../../platform/jobs/run-next'
import { applySome } from './apply-some'
import { fail } from './fail'
import { applyJob, previewJob } from './jobs'
import { previewSome } from './preview-some'

/** What a worker does to read mails again. */
export const reprocessJobs = (extractor: Extractor): readonly Handled[] => [
  handle(previewJob, previewSome(extractor), fail),
  handle(applyJob, applySome, fail),
]
