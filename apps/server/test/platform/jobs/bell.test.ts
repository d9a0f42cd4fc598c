import { expect, test, vi } from 'vitest'
import { Bell } from '../../../src/platform/jobs/bell'

/** Longer than any test may take: who rests this long was not woken. */
const forever = 2 ** 30

test('a ring wakes everyone who rests', async () => {
  const bell = new Bell()
  const resting = [bell.rest(forever, bell.rings), bell.rest(forever, bell.rings)]
  bell.ring()
  await expect(Promise.all(resting)).resolves.toHaveLength(2)
})

test('a ring between the look and the rest is not lost', async () => {
  const bell = new Bell()
  const noted = bell.rings
  bell.ring()
  await expect(bell.rest(forever, noted)).resolves.toBeUndefined()
})

test('without a ring the rest ends after its time, and nothing is left of it', async () => {
  vi.useFakeTimers()
  const bell = new Bell()
  const resting = bell.rest(1000, bell.rings)
  await vi.advanceTimersByTimeAsync(1000)
  await resting
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
