import { type Handled, handle } from '../../platform/jobs/run-next'
import { dropExport, failRequest, fulfilRequest } from './fulfil-request'
import { dropExportJob, fulfilRequestJob } from './jobs'

/** What a worker does for data-subject requests. */
export const privacyJobs: readonly Handled[] = [
  handle(fulfilRequestJob, fulfilRequest, failRequest),
  handle(dropExportJob, dropExport),
]
