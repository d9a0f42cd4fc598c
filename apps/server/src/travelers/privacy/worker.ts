import { type Handled, handleInSteps } from '../../platform/jobs/handle'
import { dropExport, failRequest, fulfilRequest } from './fulfil-request'
import { dropExportJob, fulfilRequestJob } from './jobs'

/** What a worker does for data-subject requests. */
export const privacyJobs: readonly Handled[] = [
  handleInSteps(fulfilRequestJob, fulfilRequest, failRequest),
  handleInSteps(dropExportJob, dropExport),
]
