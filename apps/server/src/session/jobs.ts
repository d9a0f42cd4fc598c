import { type Handled, handle } from '../platform/jobs/handle'
import { answerRegistrationJob, sendResetJob } from './account-mail.jobs'
import { answerRegistration } from './answer-registration'
import { sendReset } from './send-reset'
import { sweep } from './store'
import { sweepJob } from './sweep.job'

/** What a worker does for this feature. */
export const sessionJobs: readonly Handled[] = [
  handle(answerRegistrationJob, answerRegistration),
  handle(sendResetJob, sendReset),
  handle(sweepJob, async (_services, tx) => await sweep(tx)),
]
