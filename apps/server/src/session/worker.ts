import { handle, type JobHandler } from '../platform/jobs/handle'
import { answerRegistration } from './answer-registration'
import { answerRegistrationJob, sendResetJob, sweepJob } from './jobs'
import { sendReset } from './send-reset'
import { sweep } from './store'

/** Job handlers of this feature. */
export const sessionJobs: readonly JobHandler[] = [
  handle(answerRegistrationJob, answerRegistration),
  handle(sendResetJob, sendReset),
  handle(sweepJob, async (_services, tx) => await sweep(tx)),
]
