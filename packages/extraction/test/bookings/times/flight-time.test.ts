import { addDays } from '@sextant/domain/kit/local-time'
import { canFly } from '@sextant/extraction/bookings/times/flight-time'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test.each([
  ['MUC', 'LHR', '2026-10-05T07:00', '2026-10-05T08:05', true],
  ['LHR', 'PER', '2027-02-12T11:55', '2027-02-13T13:00', true],
  ['LHR', 'PER', '2027-02-12T11:55', '2027-02-12T13:00', false],
  // across the date line, a flight arrives before it leaves
  ['HND', 'ORD', '2027-10-15T17:05', '2027-10-15T14:40', true],
  ['HND', 'ORD', '2027-10-15T17:05', '2027-10-16T14:40', false],
  ['PTY', 'HAV', '2027-03-11T09:11', '2027-03-16T11:44', false],
  ['CDG', 'CDG', '2027-02-23T06:35', '2027-02-23T09:00', false],
  ['MUC', 'ZZZ', '2026-10-05T07:00', '2026-10-05T08:05', null],
  ['MUC', 'LHR', '2026-10-05', '2026-10-05T08:05', null],
])('%s to %s from %s to %s: %s', (from, to, start, end, expected) =>
  expect(canFly(from, to, start, end)).toBe(expected),
)

test('no flight can arrive at the same hour of two days', () => {
  const airport = fc.constantFrom('MUC', 'LHR', 'JFK', 'LAX', 'SYD', 'AKL', 'NRT', 'GRU', 'JNB', 'SIN')
  const hour = fc.integer({ min: 0, max: 23 }).map((value) => `${String(value).padStart(2, '0')}:00`)
  fc.assert(
    fc.property(airport, airport, hour, hour, (from, to, leaves, arrives) => {
      const possible = [-1, 0, 1, 2].filter((days) =>
        canFly(from, to, `2027-05-10T${leaves}`, `${addDays('2027-05-10', days)}T${arrives}`),
      )
      expect(possible.length).toBeLessThan(2)
    }),
  )
})
