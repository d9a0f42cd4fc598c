import { handleInSteps, type JobHandler } from '../../platform/jobs/handle'
import { deleteExport, failRequest, fulfilRequest } from './fulfil-request'
import { deleteExportJob, fulfilRequestJob } from './jobs'

/** Job handlers for data-subject requests. */
export const privacyJobs: readonly JobHandler[] = [
  handleInSteps(fulfilRequestJob, fulfilRequest, failRequest),
  handleInSteps(deleteExportJob, deleteExport),
]
