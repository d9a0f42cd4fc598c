import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../platform/jobs/job'

/** Converts all of the team's prices to its reporting currency; `after`: continues after this segment. */
export const convertPricesJob = job('teams.convert_prices', z.object({ after: z.optional(Id) }))

/** Estimates the emissions of the team's travel with its carbon method; `after`: continues after this segment. */
export const estimateCarbonJob = job('teams.estimate_carbon', z.object({ after: z.optional(Id) }))
