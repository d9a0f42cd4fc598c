import { isAboutBooking } from '@sextant/extraction/bookings/filter-booked'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test.each([
  { gate: 0.999, best: 0.1, expected: true },
  { gate: 0.95, best: 0.85, expected: true },
  { gate: 0.95, best: 0.7, expected: false },
  { gate: 0.7, best: 0.95, expected: true },
  { gate: 0.7, best: 0.85, expected: false },
  { gate: 0.5, best: 1, expected: false },
])('a gate of $gate and a best booking of $best: $expected', ({ gate, best, expected }) =>
  expect(isAboutBooking(gate, best)).toBe(expected),
)

test('a likelier page or booking never turns a page down', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, share, share, share, (gate, best, likelier, better) => {
      const isAbout = isAboutBooking(Math.max(gate, likelier), Math.max(best, better))
      expect(isAbout || !isAboutBooking(gate, best)).toBe(true)
    }),
  )
})
