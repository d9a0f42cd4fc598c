import { afterEach, expect, test } from 'vitest'
import { listen } from '../../../src/platform/database/listen'
import { testContext } from '../../kit/test-context'

const context = testContext()

const listeners: { readonly end: AbortController; readonly over: Promise<void> }[] = []
afterEach(async () => {
  for (const { end } of listeners) end.abort()
  await Promise.all(listeners.splice(0).map(async ({ over }) => await over))
})

/** Hears a channel; returns what was heard, and how to stop. */
function listenTo(channel: string) {
  const heard: (string | null)[] = []
  const end = new AbortController()
  const over = listen(context.pool, context.services.log, channel, end.signal, (payload) => void heard.push(payload))
  listeners.push({ end, over })
  const stop = async (): Promise<void> => {
    end.abort()
    await over
  }
  return { heard, stop }
}

const notify = async (channel: string, payload: string): Promise<void> =>
  void (await context.pool.query('select pg_notify($1, $2)', [channel, payload]))

/** The connections of this database whose last statement was to listen. */
const listening = async (): Promise<readonly number[]> =>
  (
    await context.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    )
  ).rows.map(({ pid }) => pid)

test('channels share a connection, and each receives only its own notifications', async () => {
  const first = listenTo('first')
  await expect.poll(() => first.heard).toEqual([null])
  const [second, again] = [listenTo('second'), listenTo('first')]
  await expect.poll(() => [second.heard, again.heard]).toEqual([[null], [null]])
  expect(await listening()).toHaveLength(1)
  await notify('first', '1')
  await notify('second', '2')
  await expect.poll(() => second.heard).toEqual([null, '2'])
  expect([first.heard, again.heard]).toEqual([
    [null, '1'],
    [null, '1'],
  ])
})

test('a listener that stops receives nothing more; the connection ends after the last one, and is opened again for the next', async () => {
  const [one, other] = [listenTo('first'), listenTo('first')]
  await expect.poll(() => other.heard).toEqual([null])
  await one.stop()
  await notify('first', '1')
  await expect.poll(() => other.heard).toEqual([null, '1'])
  expect(one.heard).toEqual([null])
  await other.stop()
  await expect.poll(listening).toEqual([])
  const late = listenTo('first')
  await expect.poll(() => late.heard).toEqual([null])
})

test('after a lost connection everybody is told that notifications may have been missed', async () => {
  const [one, other] = [listenTo('first'), listenTo('second')]
  await expect.poll(() => [one.heard, other.heard]).toEqual([[null], [null]])
  const [pid] = await listening()
  await context.pool.query('select pg_terminate_backend($1)', [pid])
  await expect
    .poll(() => [one.heard, other.heard])
    .toEqual([
      [null, null],
      [null, null],
    ])
  await notify('second', '2')
  await expect.poll(() => other.heard).toEqual([null, null, '2'])
})
