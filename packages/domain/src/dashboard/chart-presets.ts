import { type DaySpan, datePresets } from '../kit/date-presets'
import { addDays } from '../kit/local-time'
import { lastDayOf } from './intervals'

/** Whole months, ending with the current one. */
function months(today: string, count: number): DaySpan {
  const number = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - count
  const [year, month] = [Math.floor(number / 12), (number % 12) + 1]
  return {
    start: `${year}-${String(month).padStart(2, '0')}-01`,
    end: lastDayOf(`${today.slice(0, 7)}-01`, 'month'),
  }
}

/** The dashboard's date presets: those of date filters (spec §9), and longer ones for charts. */
export const chartPresets = [
  ...datePresets,
  {
    id: 'thirty',
    label: 'Last 30 days',
    span: (today: string) => ({ start: addDays(today, -29), end: today }),
  },
  {
    id: 'ahead',
    label: 'Next 30 days',
    span: (today: string) => ({ start: today, end: addDays(today, 29) }),
  },
  { id: 'quarter', label: 'Last 3 months', span: (today: string) => months(today, 3) },
  { id: 'year', label: 'Last 12 months', span: (today: string) => months(today, 12) },
] as const

/** The dashboard's default range: the last 7 days (spec §9). */
export const defaultSpan = (today: string): DaySpan => ({ start: addDays(today, -6), end: today })
