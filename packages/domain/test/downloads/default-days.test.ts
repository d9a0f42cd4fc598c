import { expect, test } from 'vitest'
import { explorerDays } from '../../src/downloads/default-days'

const today = '2026-11-21'

test.each([
  [{}, '2025-11-21', null],
  [{ start_date: null, end_date: null }, '2025-11-21', null],
  [{ start_date: '2026-01-01' }, '2026-01-01', null],
  [{ start_date: '2026-01-01', end_date: '2026-02-01' }, '2026-01-01', '2026-02-01'],
  [{ end_date: '2027-02-01' }, '2025-11-21', '2027-02-01'],
  [{ end_date: '2024-03-31' }, '2023-03-31', '2024-03-31'],
])('the period for %o is %s to %s', (chosen, start, end) => {
  expect(explorerDays(chosen, today)).toEqual({ start, end })
})

test('a year before 29 February is 28 February', () => {
  expect(explorerDays({}, '2028-02-29')).toEqual({ start: '2027-02-28', end: null })
})
