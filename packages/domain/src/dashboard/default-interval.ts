import type { Interval } from '@sextant/contract/dashboard/charts'
import type { DaySpan } from '../kit/date-presets'
import { daysBetween } from '../kit/local-time'

/** The interval that suits a span: days up to a month, weeks up to half a year, months beyond. */
export function defaultInterval({ start, end }: DaySpan): Interval {
  const days = daysBetween(start, end) + 1
  if (days <= 31) return 'day'
  return days <= 184 ? 'week' : 'month'
}
