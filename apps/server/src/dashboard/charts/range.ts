import type { Interval, travelChart } from '@sextant/contract/dashboard/charts'
import type { QueryOf } from '@sextant/contract/kit/endpoint'
import type { SegmentType } from '@sextant/contract/segments/schemas'
import { intervalsIn, maxIntervals } from '@sextant/domain/dashboard/intervals'
import type { DaySpan } from '@sextant/domain/kit/date-presets'
import { refuseFields } from '../../platform/http/refusal'

export type ChartQuery = QueryOf<typeof travelChart>

/** What a chart is of. */
export type ChartRange = DaySpan & {
  readonly interval: Interval
  /** The type that it is restricted to; `all` stands for every type. */
  readonly type: SegmentType | 'all'
  /** The intervals of the range, by their first days. */
  readonly intervals: readonly string[]
}

/** What a query asks for; refused where it ends before it begins, or has more intervals than a chart shows. */
export function rangeOf({ start_date: start, end_date: end, interval, type }: ChartQuery): ChartRange {
  if (end < start) refuseFields({ end_date: ['Must not be before the start date.'] })
  if (end >= '9999') refuseFields({ end_date: ['Must be before the year 9999.'] })
  const intervals =
    intervalsIn({ start, end }, interval) ??
    refuseFields({ interval: [`Too many: a chart has at most ${maxIntervals} intervals.`] })
  return { start, end, interval, type: type ?? 'all', intervals }
}
