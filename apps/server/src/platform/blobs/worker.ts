import { handleInSteps } from '../jobs/handle'
import { dropBlobsJob } from './jobs'

/** Deletes blobs whose rows are deleted. */
export const handleDropBlobs = handleInSteps(dropBlobsJob, async ({ blobs }, _steps, { keys }) => {
  for (const key of keys) await blobs.delete(key)
})
