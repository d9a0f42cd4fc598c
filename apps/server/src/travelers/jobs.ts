import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../platform/jobs/job'

/**
 * A person's name or address changed, so earlier email may be theirs; `after`: continues after this email. Null if many
 * people changed, so email may belong to any of them.
 */
export const rematchJob = job(
  'travelers.match_earlier_emails',
  z.object({ travelerId: z.nullable(Id), after: z.optional(Id) }),
)
