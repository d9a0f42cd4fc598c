import { readProgress } from '@sextant/contract/emails/progress'
import type { TeamRef } from '@sextant/contract/kit/team'
import { addDays } from '@sextant/domain/kit/local-time'
import * as z from 'zod/mini'
import { endpointQuery } from '../../kit/endpoint-query'

export const periods = ['7', '30', '90', '365'] as const

/** Query parameters of the page: the number of days until today. */
export const ProgressSearch = z.object({ days: z.optional(z.enum(periods)) })
export type ProgressSearch = z.infer<typeof ProgressSearch>

/** The first and the last day of a period. */
export const daysOf = ({ days = '30' }: ProgressSearch, today: string) => ({
  start_date: addDays(today, 1 - Number(days)),
  end_date: today,
})

export const progressQuery = (team: TeamRef, search: ProgressSearch, today: string) =>
  endpointQuery(readProgress, { team, query: daysOf(search, today) })
