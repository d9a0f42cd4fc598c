import type { Interval, travelChart } from '@sextant/contract/dashboard/charts'
import type { QueryOf } from '@sextant/contract/kit/endpoint'
import type { SegmentType } from '@sextant/contract/segments/schemas'
import { intervalsIn, maxIntervals } from '@sextant/domain/dashboard/intervals'
import type { DaySpan } from '@sextant/domain/kit/date-presets'
import { refuseFields } from '../../platform/http/refusal'

export type ChartQuery = QueryOf<typeof travelChart>

/** The scope of a chart. */
export type ChartRange = DaySpan & {
  readonly interval: Interval
  /** The segment type the chart is restricted to; `all` for every type. */
  readonly type: SegmentType | 'all'
  /** The first days of the range's intervals. */
  readonly intervals: readonly string[]
}

/** Parses a chart query. Rejects ranges that end before they start or have too many intervals. */
export function rangeOf({ start_date: start, end_date: end, interval, type }: ChartQuery): ChartRange {
  if (end < start) refuseFields({ end_date: ['Must not be before the start date.'] })
  if (end >= '9999') refuseFields({ end_date: ['Must be before the year 9999.'] })
  const intervals =
    intervalsIn({ start, end }, interval) ??
    refuseFields({ interval: [`Too many: a chart has at most ${maxIntervals} intervals.`] })
  return { start, end, interval, type: type ?? 'all', intervals }
}
