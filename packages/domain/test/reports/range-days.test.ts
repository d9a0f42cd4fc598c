import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../../src/kit/local-time'
import { scheduleRangeInfo } from '../../src/reports/range-days'

const of = (range: keyof typeof scheduleRangeInfo, today: string) => scheduleRangeInfo[range].days(today)

test('the days of a schedule are whole weeks, months and quarters before a day, or the current ones to date', () => {
  const today = '2027-01-06'
  expect(of('last_week', today)).toEqual({ start: '2026-12-28', end: '2027-01-03' })
  expect(of('last_month', today)).toEqual({ start: '2026-12-01', end: '2026-12-31' })
  expect(of('last_quarter', today)).toEqual({ start: '2026-10-01', end: '2026-12-31' })
  expect(of('month_to_date', today)).toEqual({ start: '2027-01-01', end: '2027-01-06' })
  expect(of('year_to_date', today)).toEqual({ start: '2027-01-01', end: '2027-01-06' })
  expect(of('next_30_days', today)).toEqual({ start: '2027-01-06', end: '2027-02-04' })
})

const wholes = ['last_week', 'last_month', 'last_quarter'] as const

test('follow each other without gaps or overlaps', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count))
  fc.assert(
    fc.property(days, fc.constantFrom(...wholes), (today, range) => {
      const { start, end } = of(range, today)
      expect(start <= end).toBe(true)
      expect(end < today).toBe(true)
      // On the first day of a period, the range is the period before it, which ends one day earlier.
      expect(addDays(of(range, start).end, 1)).toBe(start)
      expect(daysBetween(start, end) + 1).toBeLessThanOrEqual(range === 'last_week' ? 7 : 92)
    }),
  )
})
