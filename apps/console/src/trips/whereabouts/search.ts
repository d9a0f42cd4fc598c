import { listWhereabouts } from '@sextant/contract/trips/where'
import * as z from 'zod/mini'
import { searchOf } from '../../kit/search'

const groupings = ['country', 'city', 'flight', 'hotel'] as const
export type Grouping = (typeof groupings)[number]

/**
 * Query parameters of "Who is where". Without `at` it shows the current time; with `by` the table shows counts per
 * group.
 */
export const WhereSearch = z.extend(searchOf(listWhereabouts), { by: z.optional(z.enum(groupings)) })
export type WhereSearch = z.infer<typeof WhereSearch>

/** The filters shared by the map, the table, the counts and the file. */
export const filtersOf = ({ at, kind, country_code, locality, flight, hotel, search }: WhereSearch) => ({
  at,
  kind,
  country_code,
  locality,
  flight,
  hotel,
  search,
})
