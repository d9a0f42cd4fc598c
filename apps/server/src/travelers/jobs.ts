import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../platform/jobs/job'

/**
 * A person is known by a name or an address that they were not known by: mail that came before may be theirs; `after`:
 * those up to this mail are done. Null: many people at once, so that mail may be anybody's.
 */
export const rematchJob = job(
  'travelers.match_earlier_mail',
  z.object({ travelerId: z.nullable(Id), after: z.optional(Id) }),
)
