import { Day } from '@sextant/contract/kit/wire'
import { QualityCode } from '@sextant/contract/trips/quality'
import * as z from 'zod/mini'

const word = z.optional(z.string())

/** The query of the data quality screen. `status=any` lists what is settled too; without, what is open. */
export const QualitySearch = z.object({
  code: z.optional(QualityCode),
  status: z.optional(z.enum(['Open', 'Dismissed', 'Fixed', 'any'])),
  assignee: z.optional(z.string().check(z.regex(/^(\d{1,18}|none)$/))),
  start_date: z.optional(Day),
  end_date: z.optional(Day),
  search: z.optional(z.string().check(z.maxLength(200))),
  sort: z.optional(z.enum(['day:asc', 'day:desc', 'created:asc', 'created:desc'])),
  next: word,
  previous: word,
})
export type QualitySearch = z.infer<typeof QualitySearch>

/** What is listed for a query: with no filter, what is open from today on, the nearest first. */
export function qualityView(search: QualitySearch, today: string): QualitySearch {
  const { next: _next, previous: _previous, ...filters } = search
  return Object.keys(filters).length === 0
    ? { ...search, status: 'Open', start_date: today, sort: 'day:asc' }
    : { ...search, status: search.status ?? 'Open', sort: search.sort ?? 'day:asc' }
}
