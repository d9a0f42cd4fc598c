import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Throttle } from '../../../src/platform/delivery/throttle'

/**
 * The times of deliveries that are attempted as early as allowed, with timers that are late by the given milliseconds.
 */
function passages(perSecond: number, count: number, late: readonly number[]): number[] {
  const throttle = new Throttle()
  const passed: number[] = []
  let now = 1_000_000
  for (let nth = 0; passed.length < count; nth += 1) {
    const pause = throttle.take(now, perSecond)
    if (pause === 0) passed.push(now)
    else now += pause + (late[nth % late.length] ?? 0)
  }
  return passed
}

test('a throttle permits no more per second than allowed, except to make up for late timers', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.array(fc.double({ min: 0, max: 5, noNaN: true }), { minLength: 1, maxLength: 20 }),
      (perSecond, late) => {
        const passed = passages(perSecond, 3 * perSecond, late)
        for (const from of passed) {
          const within = passed.filter((at) => at >= from && at < from + 1000).length
          expect(within).toBeLessThanOrEqual(perSecond + 1 + Math.ceil(0.02 * perSecond))
        }
      },
    ),
    { numRuns: 50 },
  )
})

test('a throttle does not delay without a limit', () => {
  const throttle = new Throttle()
  expect(Array.from({ length: 100 }, () => throttle.take(5, null))).toEqual(Array.from({ length: 100 }, () => 0))
})
