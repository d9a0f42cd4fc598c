import { Country, Day, Id } from '@sextant/contract/kit/wire'
import { SegmentStatus } from '@sextant/contract/segments/schemas'
import { travelTypesIn, unknownTravelTypes } from '@sextant/domain/segments/travel-query'
import * as z from 'zod/mini'
import type { IgnoredParameter } from '../kit/search'

const word = z.optional(z.string())
const text = z.optional(z.string().check(z.minLength(1), z.maxLength(200)))

const ordersOf = (fields: readonly string[]) => fields.flatMap((field) => [`${field}:asc`, `${field}:desc`])
const segmentOrders = ordersOf(['start_date', 'end_date', 'created', 'provider', 'cents'])
const tripOrders = ordersOf(['start_date', 'end_date', 'created', 'headline'])
const sourceClasses = new Set(['tmc', 'direct', 'unknown'])

/** Query parameters of Travel. `type` is a comma-separated list of list types. */
export const TravelSearch = z.object({
  type: word,
  start_date: z.optional(Day),
  end_date: z.optional(Day),
  date_by: z.optional(z.enum(['overlap', 'start', 'booked'])),
  status: z.optional(SegmentStatus),
  source_classification: z.optional(
    z.string().check(z.refine((list) => list.split(',').every((name) => sourceClasses.has(name)))),
  ),
  source_name: text,
  provider: text,
  country_code: z.optional(Country),
  member_id: z.optional(Id),
  search: z.optional(z.string().check(z.maxLength(200))),
  sort: z.optional(z.enum([...segmentOrders, ...tripOrders])),
  next: word,
  previous: word,
})
export type TravelSearch = z.infer<typeof TravelSearch>

/** Whether a query lists trips rather than segments. */
export const listsTrips = ({ type }: Pick<TravelSearch, 'type'>): boolean => travelTypesIn(type).includes('trip')

/** The sort order, if the listed records support it: trips and segments have different ones. */
export function validSort(search: Pick<TravelSearch, 'type' | 'sort'>): string | undefined {
  const orders = listsTrips(search) ? tripOrders : segmentOrders
  return search.sort !== undefined && orders.includes(search.sort) ? search.sort : undefined
}

/** Parameters that are well-formed but have no effect: unknown types, or a sort order of the other kind. */
export function ignoredValues(search: TravelSearch): readonly IgnoredParameter[] {
  const { type, sort } = search
  return [
    ...unknownTravelTypes(type).map((value) => ({ name: 'type', value })),
    ...(sort !== undefined && validSort(search) === undefined ? [{ name: 'sort', value: sort }] : []),
  ]
}

/** The effective query, and whether it is the default view, whose end date may be dropped. */
export type TravelView = { readonly search: TravelSearch; readonly isDefault: boolean }

const byStart = 'start_date:asc'

/**
 * Without filters, lists today's travel by start date (spec §2). Paging keeps the default view, and so does a URL
 * without any valid parameter. Any other query is used as is.
 */
export function travelView(search: TravelSearch, today: string): TravelView {
  const presentFields = new Set(Object.keys(search))
  for (const name of ['next', 'previous']) presentFields.delete(name)
  if (travelTypesIn(search.type).includes('all') && unknownTravelTypes(search.type).length > 0)
    presentFields.delete('type')
  if (validSort(search) === undefined) presentFields.delete('sort')
  return presentFields.size === 0
    ? { search: { ...search, start_date: today, end_date: today, sort: byStart }, isDefault: true }
    : { search: { ...search, sort: validSort(search) ?? byStart }, isDefault: false }
}

/** The single retry of an empty default view: from today, without an end date (spec §2). */
export function withoutEndDate({ search }: TravelView): TravelView {
  const { end_date: _end, ...open } = search
  return { search: open, isDefault: false }
}
