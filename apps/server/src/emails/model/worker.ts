import { handleInSteps, type JobHandler } from '../../platform/jobs/handle'
import type { Extractor } from '../extractor'
import { readByModelJob } from '../jobs'
import type { FindBooking } from './find-examples'
import type { ModelClient } from './model-client'
import { readByModel, recordUnread } from './read-by-model'

/** Job handlers of the language model. Without a model they do nothing. */
export const modelJobs = (
  client: ModelClient | null,
  extractor: Extractor,
  findBooking: FindBooking,
): readonly JobHandler[] => [
  handleInSteps(
    readByModelJob,
    readByModel({ client, extractor, findBooking }),
    async (_services, tx, { emailId }, reason) =>
      await recordUnread(tx, emailId, `The model could not be asked: ${reason}`),
  ),
]
