import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '../../../src/platform/clock'
import { pace } from '../../../src/platform/jobs/pace'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a pause is as long as the work before it, at most 50 ms', async () => {
  const slept: number[] = []
  const pause = pace(systemClock, async (ms) => void slept.push(ms))
  for (const worked of [30, 0, 200, 12]) {
    vi.advanceTimersByTime(worked)
    await pause()
  }
  expect(slept).toEqual([30, 0, 50, 12])
})
