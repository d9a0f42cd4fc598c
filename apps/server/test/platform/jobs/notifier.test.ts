import { expect, test, vi } from 'vitest'
import { Notifier } from '../../../src/platform/jobs/notifier'

/** Longer than any test may take: a wait this long was not notified. */
const forever = 2 ** 30

test('a notification wakes all waiting tasks', async () => {
  const notifier = new Notifier()
  const waiting = [notifier.wait(forever, notifier.notifications), notifier.wait(forever, notifier.notifications)]
  notifier.notify()
  await expect(Promise.all(waiting)).resolves.toHaveLength(2)
})

test('a notification between the check and the wait is not lost', async () => {
  const notifier = new Notifier()
  const noted = notifier.notifications
  notifier.notify()
  await expect(notifier.wait(forever, noted)).resolves.toBeUndefined()
})

test('without a notification the wait times out and leaves no timer', async () => {
  vi.useFakeTimers()
  const notifier = new Notifier()
  const waiting = notifier.wait(1000, notifier.notifications)
  await vi.advanceTimersByTimeAsync(1000)
  await waiting
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
