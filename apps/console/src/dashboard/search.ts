import { Interval } from '@sextant/contract/dashboard/charts'
import { Day } from '@sextant/contract/kit/wire'
import { SegmentType } from '@sextant/contract/segments/schemas'
import { defaultSpan } from '@sextant/domain/dashboard/chart-presets'
import { defaultInterval } from '@sextant/domain/dashboard/default-interval'
import { intervalsIn } from '@sextant/domain/dashboard/intervals'
import { previousSpan } from '@sextant/domain/dashboard/previous-span'
import type { DaySpan } from '@sextant/domain/kit/date-presets'
import { addDays } from '@sextant/domain/kit/local-time'
import * as z from 'zod/mini'

/** Query parameters of the organization dashboard. */
export const DashboardSearch = z.object({
  start_date: z.optional(Day),
  end_date: z.optional(Day),
  interval: z.optional(Interval),
  type: z.optional(SegmentType),
  compare: z.optional(z.enum(['previous'])),
})
export type DashboardSearch = z.infer<typeof DashboardSearch>

/** The selected view of the charts. */
export type DashboardView = {
  readonly span: DaySpan
  readonly interval: Interval
  readonly type: SegmentType | undefined
  /** The comparison period, if any. */
  readonly previous: DaySpan | null
  /** Parameters that are well-formed but unusable: dates in the wrong order, or ranges too long to chart. */
  readonly invalid: readonly (keyof DashboardSearch)[]
}

/** The view that a query selects. Unusable parameters fall back to their defaults and are reported. */
export function dashboardView(search: DashboardSearch, today: string): DashboardView {
  const span = spanOf(search, today)
  const shown = span ?? defaultSpan(today)
  const isIntervalValid = search.interval !== undefined && intervalsIn(shown, search.interval) !== null
  const interval = isIntervalValid && search.interval ? search.interval : defaultInterval(shown)
  return {
    span: shown,
    interval,
    type: search.type,
    previous: search.compare ? previousSpan(shown) : null,
    invalid: [
      ...(span ? [] : (['start_date', 'end_date'] as const)),
      ...(search.interval && !isIntervalValid ? (['interval'] as const) : []),
    ],
  }
}

/** The requested range, or 7 days if one end is open; null if no chart can show it. */
function spanOf({ start_date, end_date }: DashboardSearch, today: string): DaySpan | null {
  if (start_date === undefined && end_date === undefined) return defaultSpan(today)
  const start = start_date ?? addDays(end_date ?? today, -6)
  const end = end_date ?? addDays(start, 6)
  return end >= start && end < '9999' && intervalsIn({ start, end }, 'month') !== null ? { start, end } : null
}
