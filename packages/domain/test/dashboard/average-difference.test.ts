import { expect, test } from 'vitest'
import { averageDifference } from '../../src/dashboard/average-difference'

test.each([
  [120, 100, 20],
  [80, 100, -20],
  [100, 3, 3233.33],
  [100, null, null],
  [null, 100, null],
  [100, 0, null],
])('a direct average of %s against a managed one of %s is a difference of %s percent', (direct, tmc, percent) => {
  expect(averageDifference(direct, tmc)).toBe(percent)
})
