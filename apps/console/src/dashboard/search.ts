import { Interval } from '@sextant/contract/dashboard/charts'
import { Day } from '@sextant/contract/kit/wire'
import { SegmentType } from '@sextant/contract/segments/schemas'
import { defaultSpan } from '@sextant/domain/dashboard/chart-presets'
import { intervalsIn } from '@sextant/domain/dashboard/intervals'
import { previousSpan } from '@sextant/domain/dashboard/previous-span'
import { usualInterval } from '@sextant/domain/dashboard/usual-interval'
import type { DaySpan } from '@sextant/domain/kit/date-presets'
import { addDays } from '@sextant/domain/kit/local-time'
import * as z from 'zod/mini'

/** The query of an organization's dashboard. */
export const DashboardSearch = z.object({
  start_date: z.optional(Day),
  end_date: z.optional(Day),
  interval: z.optional(Interval),
  type: z.optional(SegmentType),
  compare: z.optional(z.enum(['previous'])),
})
export type DashboardSearch = z.infer<typeof DashboardSearch>

/** What the charts show. */
export type DashboardView = {
  readonly span: DaySpan
  readonly interval: Interval
  readonly type: SegmentType | undefined
  /** The period that is drawn beside, where one is. */
  readonly previous: DaySpan | null
  /** What of the address is well-formed and fits nothing: days in the wrong order, days by the thousand. */
  readonly invalid: readonly (keyof DashboardSearch)[]
}

/** What a search asks for; what does not fit gives way to the default, and is named. */
export function dashboardView(search: DashboardSearch, today: string): DashboardView {
  const span = spanOf(search, today)
  const shown = span ?? defaultSpan(today)
  const isIntervalValid = search.interval !== undefined && intervalsIn(shown, search.interval) !== null
  const interval = isIntervalValid && search.interval ? search.interval : usualInterval(shown)
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

/** The days asked for, 7 where one end is open; null where no chart can show them. */
function spanOf({ start_date, end_date }: DashboardSearch, today: string): DaySpan | null {
  if (start_date === undefined && end_date === undefined) return defaultSpan(today)
  const start = start_date ?? addDays(end_date ?? today, -6)
  const end = end_date ?? addDays(start, 6)
  return end >= start && end < '9999' && intervalsIn({ start, end }, 'month') !== null ? { start, end } : null
}
