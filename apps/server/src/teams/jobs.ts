import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../platform/jobs/job'

/** Convert every price of the team into its reporting currency anew; `after`: those up to this segment are done. */
export const convertPricesJob = job('teams.convert_prices', z.object({ after: z.optional(Id) }))
