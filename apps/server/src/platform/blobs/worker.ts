import { handleInSteps } from '../jobs/handle'
import { deleteBlobsJob } from './jobs'

/** Deletes blobs whose rows have already been deleted. */
export const handleDeleteBlobs = handleInSteps(deleteBlobsJob, async ({ blobs }, _steps, { keys }) => {
  for (const key of keys) await blobs.delete(key)
})
