import { describe, expect, test } from 'vitest'
import { firstCertain } from '../../build/fit/first-certain'

const claims = (count: number, rawConfidence: number, wrong = 0) =>
  Array.from({ length: count }, (_, at) => ({ rawConfidence, isCorrect: at >= wrong }))

describe('the raw confidence from which bookings are certain', () => {
  test('is the lowest from which enough claims are correct', () => {
    const all = [...claims(100, 0.99), ...claims(50, 0.97), ...claims(50, 0.9, 10)]
    expect(firstCertain(all, 0.98)).toEqual({ from: 0.97, share: 0.993 })
  })

  test('is not reached by a few claims, even if all are correct', () => {
    expect(firstCertain(claims(20, 0.99), 0.98).from).toBeGreaterThan(1)
  })

  test('is not reached if too many claims are wrong', () => {
    expect(firstCertain(claims(200, 0.999, 10), 0.98).from).toBeGreaterThan(1)
  })
})
