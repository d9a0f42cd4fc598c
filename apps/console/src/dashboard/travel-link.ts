import { daysWithin } from '@sextant/domain/dashboard/intervals'
import { searchText } from '../kit/addresses'
import { type ChartFilter, type ChartMeta, spanOf } from './chart-model'

/** Segment types as Travel lists them; a chart's activities include all kinds. */
const travelTypes: Readonly<Record<string, string>> = { activity: 'transportation,restaurant,activity' }

type ChartInterval = { readonly first: string | null; readonly by: 'start' | 'booked' }

/**
 * Links to Travel with exactly the segments behind a mark.
 * @param first first day of the interval; null for the whole range
 */
export function travelLink(travel: string, meta: ChartMeta, { first, by }: ChartInterval, filter: ChartFilter): string {
  const { type, ...rest } = filter
  const days = first === null ? spanOf(meta) : daysWithin(spanOf(meta), first, meta.interval)
  return (
    travel +
    searchText({
      type: type === undefined ? undefined : (travelTypes[type] ?? type),
      start_date: days.start,
      end_date: days.end,
      date_by: by,
      status: 'Active',
      ...rest,
      sort: 'start_date:asc',
    })
  )
}
