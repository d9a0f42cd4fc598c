import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysWithin, intervalOf, intervalsIn, lastDayOf, maxIntervals } from '../../src/dashboard/intervals'
import { previousSpan } from '../../src/dashboard/previous-span'
import { addDays, daysBetween } from '../../src/kit/local-time'

const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('1990-01-01', count))
const span = fc.tuple(day, fc.integer({ min: 0, max: 900 })).map(([start, length]) => ({
  start,
  end: addDays(start, length),
}))
const interval = fc.constantFrom('day' as const, 'week' as const, 'month' as const)

test('weeks start on Monday and months on the first', () => {
  expect(intervalOf('2026-11-22', 'week')).toBe('2026-11-16')
  expect(intervalOf('2026-11-16', 'week')).toBe('2026-11-16')
  expect(intervalOf('2026-11-22', 'month')).toBe('2026-11-01')
  expect(lastDayOf('2028-02-01', 'month')).toBe('2028-02-29')
})

test('the intervals of a period cover it without gaps', () => {
  fc.assert(
    fc.property(span, interval, (days, by) => {
      const parts = (intervalsIn(days, by) ?? []).map((first) => daysWithin(days, first, by))
      expect(parts[0]?.start).toBe(days.start)
      expect(parts.at(-1)?.end).toBe(days.end)
      parts.slice(1).forEach((part, at) => expect(part.start).toBe(addDays(parts[at]?.end ?? '', 1)))
    }),
  )
})

test('a period with too many intervals is rejected', () => {
  const start = '2020-01-01'
  expect(intervalsIn({ start, end: addDays(start, maxIntervals - 1) }, 'day')).toHaveLength(maxIntervals)
  expect(intervalsIn({ start, end: addDays(start, maxIntervals) }, 'day')).toBeNull()
  expect(intervalsIn({ start, end: '9999-12-31' }, 'month')).toBeNull()
  expect(intervalsIn({ start, end: '2019-12-31' }, 'day')).toEqual([])
})

test.each([
  ['days', '2026-11-10', '2026-11-16', '2026-11-03', '2026-11-09'],
  ['one month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['twelve months', '2025-12-01', '2026-11-30', '2024-12-01', '2025-11-30'],
  ['a year and a part', '2026-01-01', '2026-11-21', '2025-02-10', '2025-12-31'],
])('a chart’s comparison returns the period before: %s', (_what, start, end, before, until) => {
  expect(previousSpan({ start, end })).toEqual({ start: before, end: until })
})

test('the previous period ends the day before and has the same length, unless it consists of months', () => {
  fc.assert(
    fc.property(span, (days) => {
      const before = previousSpan(days)
      expect(addDays(before.end, 1)).toBe(days.start)
      const lengths = [before, days].map(({ start, end }) => daysBetween(start, end))
      expect(days.start.endsWith('-01') || lengths[0] === lengths[1]).toBe(true)
    }),
  )
})
