import { Country, Instant } from '@sextant/contract/kit/wire'
import { whereaboutKinds } from '@sextant/contract/trips/where'
import * as z from 'zod/mini'

const word = z.optional(z.string())
const isKindList = (text: string): boolean =>
  text.split(',').every((kind) => whereaboutKinds.some((known) => known === kind))

export const groupings = ['country', 'city', 'flight', 'hotel'] as const
export type Grouping = (typeof groupings)[number]

/** The query of "Who is where". Without `at` it is now; with `by` the table counts people instead of naming them. */
export const WhereSearch = z.object({
  at: z.optional(Instant),
  by: z.optional(z.enum(groupings)),
  kind: z.optional(z.string().check(z.refine(isKindList))),
  country_code: z.optional(Country),
  locality: word,
  flight: word,
  hotel: word,
  search: word,
  next: word,
  previous: word,
})
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
