import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job'

const Payload = z.object({ reprocessId: Id })

/** Reads a batch of emails and stores what would change; enqueues the rest. */
export const previewJob = job('emails.reprocess.preview', Payload)

/** Applies a batch of previewed changes; enqueues the rest. */
export const applyJob = job('emails.reprocess.apply', Payload)
