import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '../../../src/platform/clock'
import { pace } from '../../../src/platform/jobs/pace'

const { slept } = vi.hoisted(() => ({ slept: vi.fn<(ms: number) => Promise<void>>() }))
vi.mock('node:timers/promises', () => ({ setTimeout: slept }))
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  slept.mockClear()
})

test('a pause is as long as the work since the one before, at most 50 ms', async () => {
  const pause = pace(systemClock)
  for (const worked of [30, 0, 200, 12]) {
    vi.advanceTimersByTime(worked)
    await pause()
  }
  expect(slept.mock.calls).toEqual([[30], [0], [50], [12]])
})
