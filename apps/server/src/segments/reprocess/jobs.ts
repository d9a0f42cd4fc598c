import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job'

const Payload = z.object({ reprocessId: Id })

/** Read some more mails and note what they would change; the rest by a job that follows. */
export const previewJob = job('emails.reprocess.preview', Payload)

/** Apply some more of what was previewed; the rest by a job that follows. */
export const applyJob = job('emails.reprocess.apply', Payload)
