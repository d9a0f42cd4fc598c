import { Day } from '@sextant/contract/kit/wire'
import { SegmentStatus, SourceClassification } from '@sextant/contract/segments/schemas'
import * as z from 'zod/mini'

const word = z.optional(z.string())

/** The query of Travel. `type` is a comma-separated list of the list types. */
export const TravelSearch = z.object({
  type: word,
  start_date: z.optional(Day),
  end_date: z.optional(Day),
  status: z.optional(SegmentStatus),
  source_classification: z.optional(SourceClassification),
  search: word,
  sort: word,
  next: word,
  previous: word,
})
export type TravelSearch = z.infer<typeof TravelSearch>

/** What is listed for a query, and whether it is the default view, whose days may be widened. */
export type TravelView = { readonly search: TravelSearch; readonly isDefault: boolean }

const byStart = 'start_date:asc'

/** With no filter, today's travel by start (spec §2); a page of it is still it. Everything else is as it was asked. */
export function travelView(search: TravelSearch, today: string): TravelView {
  const { next: _next, previous: _previous, ...filters } = search
  const isDefault = Object.keys(filters).length === 0
  return isDefault
    ? { search: { ...search, start_date: today, end_date: today, sort: byStart }, isDefault }
    : { search: { ...search, sort: search.sort ?? byStart }, isDefault }
}

/** The one retry of a default view that is empty: from today on, without an end (spec §2). */
export function widened({ search }: TravelView): TravelView {
  const { end_date: _end, ...open } = search
  return { search: open, isDefault: false }
}
