import { type Handled, handleInSteps } from '../../platform/jobs/handle'
import { deleteExport, failRequest, fulfilRequest } from './fulfil-request'
import { deleteExportJob, fulfilRequestJob } from './jobs'

/** Job handlers for data-subject requests. */
export const privacyJobs: readonly Handled[] = [
  handleInSteps(fulfilRequestJob, fulfilRequest, failRequest),
  handleInSteps(deleteExportJob, deleteExport),
]
