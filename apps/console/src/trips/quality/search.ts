import { listQuality } from '@sextant/contract/trips/quality'
import * as z from 'zod/mini'
import { searchOf } from '../../kit/search'

/** Query parameters of data quality. `status=any` includes resolved issues; the default is open issues only. */
export const QualitySearch = z.extend(searchOf(listQuality), {
  status: z.optional(z.enum(['Open', 'Dismissed', 'Fixed', 'any'])),
})
export type QualitySearch = z.infer<typeof QualitySearch>

/** The effective view: without filters, open issues from today, the nearest first. */
export function qualityView(search: QualitySearch, today: string): QualitySearch {
  const { next: _next, previous: _previous, ...filters } = search
  return Object.keys(filters).length === 0
    ? { ...search, status: 'Open', start_date: today, sort: 'day:asc' }
    : { ...search, status: search.status ?? 'Open', sort: search.sort ?? 'day:asc' }
}
