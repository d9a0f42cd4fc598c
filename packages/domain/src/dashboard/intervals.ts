import type { Interval } from '@sextant/contract/dashboard/charts'
import type { DaySpan } from '../kit/date-presets'
import { addDays } from '../kit/local-time'

/** So many intervals a chart has at most: three years of days. */
export const maxIntervals = 1100

/** The interval that a day is in, by its first day: weeks begin on Monday (ISO 8601), months on their first. */
export function intervalOf(day: string, interval: Interval): string {
  if (interval === 'day') return day
  if (interval === 'month') return `${day.slice(0, 7)}-01`
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** The first day of the interval after the one that begins on a day. */
function nextInterval(first: string, interval: Interval): string {
  if (interval === 'day') return addDays(first, 1)
  return interval === 'week' ? addDays(first, 7) : intervalOf(addDays(first, 31), 'month')
}

/** The last day of the interval that begins on a day. */
export const lastDayOf = (first: string, interval: Interval): string => addDays(nextInterval(first, interval), -1)

/** The intervals that a span of days touches, by their first days; null where they are more than a chart has. */
export function intervalsIn({ start, end }: DaySpan, interval: Interval): readonly string[] | null {
  const found: string[] = []
  for (let at = intervalOf(start, interval); at <= end; at = nextInterval(at, interval)) {
    if (found.length === maxIntervals) return null
    found.push(at)
  }
  return found
}

/** The part of an interval that lies in a span. */
export function daysWithin({ start, end }: DaySpan, first: string, interval: Interval): DaySpan {
  const last = lastDayOf(first, interval)
  return { start: first < start ? start : first, end: last > end ? end : last }
}
