import type { ScheduleRange } from '@sextant/contract/reports/schemas'
import { intervalOf, lastDayOf } from '../dashboard/intervals'
import type { DaySpan } from '../kit/date-presets'
import { addDays } from '../kit/local-time'

type Range = { readonly label: string; readonly days: (today: string) => DaySpan }

const firstOfMonth = (day: string): string => intervalOf(day, 'month')

/** The last full month before a day's month. */
function monthBefore(today: string): DaySpan {
  const end = addDays(firstOfMonth(today), -1)
  return { start: firstOfMonth(end), end }
}

/** The last full week before a day's week: Monday to Sunday (ISO 8601). */
function weekBefore(today: string): DaySpan {
  const end = addDays(intervalOf(today, 'week'), -1)
  return { start: addDays(end, -6), end }
}

/** The last full quarter before a day's quarter. */
function quarterBefore(today: string): DaySpan {
  const month = Number(today.slice(5, 7))
  const first = `${today.slice(0, 5)}${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`
  const end = addDays(first, -1)
  return { start: monthBefore(monthBefore(end).start).start, end: lastDayOf(firstOfMonth(end), 'month') }
}

/** The days of a scheduled report, by the local day on which it is created. */
export const scheduleRangeInfo: Readonly<Record<ScheduleRange, Range>> = {
  last_week: { label: 'The week before', days: weekBefore },
  last_month: { label: 'The month before', days: monthBefore },
  last_quarter: { label: 'The quarter before', days: quarterBefore },
  month_to_date: {
    label: 'The month so far',
    days: (today) => ({ start: firstOfMonth(today), end: today }),
  },
  year_to_date: {
    label: 'The year so far',
    days: (today) => ({ start: `${today.slice(0, 4)}-01-01`, end: today }),
  },
  next_30_days: {
    label: 'The 30 days ahead',
    days: (today) => ({ start: today, end: addDays(today, 29) }),
  },
}
