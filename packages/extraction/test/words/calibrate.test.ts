import { calibratedShare } from '@sextant/extraction/bookings/confidence'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calibrate } from '../../build/fit/calibrate'

const claims = fc.array(
  fc.record({ rawConfidence: fc.double({ min: 0, max: 1, noNaN: true }), isCorrect: fc.boolean() }),
  {
    minLength: 1,
    maxLength: 400,
  },
)

describe('calibrated confidence', () => {
  test('never decreases with raw confidence, and is between 0 and 1', () => {
    fc.assert(
      fc.property(claims, (some) => {
        const shares = calibrate(some).map(([, share]) => share)
        expect(shares).toEqual(shares.toSorted((a, b) => a - b))
        for (const share of shares) expect(share >= 0 && share <= 1).toBe(true)
      }),
    )
  })

  test('is the share of correct claims with that raw confidence', () => {
    const low = Array.from({ length: 100 }, (_, at) => ({ rawConfidence: 0.1, isCorrect: at % 4 === 0 }))
    const high = Array.from({ length: 100 }, (_, at) => ({ rawConfidence: 0.8, isCorrect: at % 50 !== 0 }))
    const steps = calibrate([...high, ...low])
    expect(calibratedShare(0.05, steps)).toBe(0)
    expect(calibratedShare(0.3, steps)).toBe(0.25)
    expect(calibratedShare(0.9, steps)).toBe(0.98)
  })

  test('is based on at least 50 claims', () => {
    const few = [
      ...Array.from({ length: 60 }, () => ({ rawConfidence: 0.5, isCorrect: false })),
      { rawConfidence: 0.9, isCorrect: true },
    ]
    expect(calibratedShare(0.95, calibrate(few))).toBeLessThan(0.1)
  })
})
