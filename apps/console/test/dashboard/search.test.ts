import { expect, test } from 'vitest'
import { DashboardSearch, dashboardView } from '../../src/dashboard/search'
import { readSearch } from '../../src/kit/search'

const today = '2026-03-11'
const viewOf = (raw: Record<string, string>) => dashboardView(readSearch(DashboardSearch, raw), today)

test('without parameters, shows the last 7 days by day, without a comparison', () => {
  expect(viewOf({})).toEqual({
    span: { start: '2026-03-05', end: '2026-03-11' },
    interval: 'day',
    type: undefined,
    previous: null,
    invalid: [],
  })
})

test('a range has a suitable default interval', () => {
  const year = { start_date: '2025-01-01', end_date: '2025-12-31' }
  expect(viewOf(year).interval).toBe('month')
  expect(viewOf({ ...year, interval: 'week' }).interval).toBe('week')
  expect(viewOf({ ...year, compare: 'previous' }).previous).toEqual({
    start: '2024-01-01',
    end: '2024-12-31',
  })
})

test('an open end is 7 days away', () => {
  expect(viewOf({ start_date: '2026-01-01' }).span).toEqual({ start: '2026-01-01', end: '2026-01-07' })
  expect(viewOf({ end_date: '2026-01-07' }).span).toEqual({ start: '2026-01-01', end: '2026-01-07' })
})

test('unknown values fall back to the default', () => {
  expect(viewOf({ start_date: '2026-02-30', interval: 'decade', type: 'rocket' })).toEqual(viewOf({}))
})

test.each([
  ['an end before the begin', { start_date: '2026-02-02', end_date: '2026-02-01' }, ['start_date', 'end_date']],
  ['days beyond the calendar', { start_date: '9999-12-01', end_date: '9999-12-31' }, ['start_date', 'end_date']],
  ['too many days', { start_date: '2000-01-01', end_date: '2026-01-01', interval: 'day' }, ['interval']],
])('%s falls back to the default and is reported', (_what, raw, invalid) => {
  const view = viewOf(raw)
  expect(view.invalid).toEqual(invalid)
  expect(view.span.end >= view.span.start).toBe(true)
})
