import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../platform/jobs/job'

/**
 * A person has a new name or address: earlier email may be theirs; `after`: continues after this email. Null: many
 * people changed, so that email may be anyone's.
 */
export const rematchJob = job(
  'travelers.match_earlier_emails',
  z.object({ travelerId: z.nullable(Id), after: z.optional(Id) }),
)
