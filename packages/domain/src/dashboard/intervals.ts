import type { Interval } from '@sextant/contract/dashboard/charts'
import type { DaySpan } from '../kit/date-presets'
import { addDays } from '../kit/local-time'

/** The maximum number of intervals in a chart: three years of days. */
export const maxIntervals = 1100

/** The first day of the interval that contains a day: weeks begin on Monday (ISO 8601), months on the 1st. */
export function intervalOf(day: string, interval: Interval): string {
  if (interval === 'day') return day
  if (interval === 'month') return `${day.slice(0, 7)}-01`
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** The first day of the next interval. */
function nextInterval(first: string, interval: Interval): string {
  if (interval === 'day') return addDays(first, 1)
  return interval === 'week' ? addDays(first, 7) : intervalOf(addDays(first, 31), 'month')
}

/** The last day of the interval that begins on a day. */
export const lastDayOf = (first: string, interval: Interval): string => addDays(nextInterval(first, interval), -1)

/** The first days of the intervals that a span touches; null if they are more than a chart may have. */
export function intervalsIn({ start, end }: DaySpan, interval: Interval): readonly string[] | null {
  const found: string[] = []
  for (let at = intervalOf(start, interval); at <= end; at = nextInterval(at, interval)) {
    if (found.length === maxIntervals) return null
    found.push(at)
  }
  return found
}

/** The part of an interval that lies within a span. */
export function daysWithin({ start, end }: DaySpan, first: string, interval: Interval): DaySpan {
  const last = lastDayOf(first, interval)
  return { start: first < start ? start : first, end: last > end ? end : last }
}
