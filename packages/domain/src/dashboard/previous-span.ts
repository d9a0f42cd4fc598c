import type { DaySpan } from '../kit/date-presets'
import { addDays, daysBetween } from '../kit/local-time'
import { intervalOf, lastDayOf } from './intervals'

/** The preceding period for comparison: as many whole months for a span of whole months, else as many days. */
export function previousSpan({ start, end }: DaySpan): DaySpan {
  const before = addDays(start, -1)
  const isWholeMonths = start === intervalOf(start, 'month') && end === lastDayOf(intervalOf(end, 'month'), 'month')
  if (!isWholeMonths) return { start: addDays(before, -daysBetween(start, end)), end: before }
  return { start: monthsBefore(start, monthsBetween(start, end) + 1), end: before }
}

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

const monthsBetween = (from: string, to: string): number => monthNumber(to) - monthNumber(from)

/** The first day of the month a number of months earlier. */
function monthsBefore(day: string, count: number): string {
  const number = monthNumber(day) - count
  const [year, month] = [Math.floor(number / 12), (number % 12) + 1]
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
}
