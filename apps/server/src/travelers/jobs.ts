import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../platform/jobs/job'

/**
 * A person is known by a name or an address that they were not known by: mail that came before may be theirs; `after`: those
 * up to this mail are done.
 */
export const matchEarlierMailJob = job(
  'travelers.match_earlier_mail',
  z.object({ travelerId: Id, after: z.optional(Id) }),
)
