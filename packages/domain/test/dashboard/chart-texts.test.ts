import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changePercent } from '../../src/dashboard/change-percent'
import { chartPresets, defaultSpan } from '../../src/dashboard/chart-presets'
import { defaultInterval } from '../../src/dashboard/default-interval'
import { niceTicks } from '../../src/dashboard/nice-ticks'

describe('the axis of a chart', () => {
  test.each([
    [0, 1, [0]],
    [3, 1, [0, 1, 2, 3]],
    [7, 1, [0, 2, 4, 6, 8]],
    [100, 1, [0, 50, 100]],
    [96, 0, [0, 50, 100]],
    [0.7, 0, [0, 0.2, 0.4, 0.6, 0.8]],
  ])('has round ticks up to %s', (max, smallest, ticks) => {
    expect(niceTicks(max, smallest)).toEqual(ticks)
  })

  test('starts at zero, includes the maximum and has at most five ticks', () => {
    const max = fc.double({ min: 1e-3, max: 1e12, noNaN: true })
    fc.assert(
      fc.property(max, (value) => {
        const ticks = niceTicks(value)
        expect(ticks[0]).toBe(0)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(value * (1 - 1e-9))
        expect(ticks.length).toBeLessThanOrEqual(5)
      }),
    )
  })
})

test.each([
  [112, 100, 12],
  [50, 100, -50],
  [1, 3, -66.7],
  [5, 0, null],
  [null, 5, null],
])('a change to %s from %s is %s percent', (now, before, percent) => {
  expect(changePercent(now, before)).toBe(percent)
})

test.each([
  ['2026-03-01', '2026-03-31', 'day'],
  ['2026-03-01', '2026-04-01', 'week'],
  ['2026-01-01', '2026-12-31', 'month'],
])('the default interval from %s to %s is the %s', (start, end, interval) => {
  expect(defaultInterval({ start, end })).toBe(interval)
})

test('presets cover whole months, and the default preset is the last 7 days', () => {
  const spans = Object.fromEntries(chartPresets.map(({ id, span }) => [id, span('2026-02-14')]))
  expect(spans).toMatchObject({
    quarter: { start: '2025-12-01', end: '2026-02-28' },
    year: { start: '2025-03-01', end: '2026-02-28' },
    thirty: { start: '2026-01-16', end: '2026-02-14' },
    ahead: { start: '2026-02-14', end: '2026-03-15' },
  })
  expect(defaultSpan('2026-02-14')).toEqual({ start: '2026-02-08', end: '2026-02-14' })
})
