import { listWhereabouts } from '@sextant/contract/trips/where'
import * as z from 'zod/mini'
import { searchOf } from '../../kit/search'

export const groupings = ['country', 'city', 'flight', 'hotel'] as const
export type Grouping = (typeof groupings)[number]

/** The query of "Who is where". Without `at` it is now; with `by` the table counts people instead of naming them. */
export const WhereSearch = z.extend(searchOf(listWhereabouts), { by: z.optional(z.enum(groupings)) })
export type WhereSearch = z.infer<typeof WhereSearch>

/** What narrows the people, the same for the map, the table, the counts and the file. */
export const filtersOf = ({ at, kind, country_code, locality, flight, hotel, search }: WhereSearch) => ({
  at,
  kind,
  country_code,
  locality,
  flight,
  hotel,
  search,
})
