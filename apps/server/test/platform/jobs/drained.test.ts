import { Id } from '@sextant/contract/kit/wire'
import { afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { inTransaction } from '../../../src/platform/database/transaction'
import { handle } from '../../../src/platform/jobs/handle'
import { enqueueAll, job } from '../../../src/platform/jobs/job'
import { startWorker } from '../../../src/platform/jobs/start-worker'
import { testContext } from '../../kit/test-context'

const greet = job('test.greet', z.object({ id: Id }), 2)

const context = testContext()
beforeAll(async () => await context.pool.query('delete from jobs'))
afterEach(async () => void (await context.pool.query('delete from jobs')))

const enqueueGreetings = async (...ids: readonly string[]): Promise<void> =>
  await inTransaction(
    context.services.db,
    { team: context.acme.id, person: null },
    async (tx) =>
      await enqueueAll(
        tx,
        greet,
        ids.map((id) => ({ id })),
      ),
  )
const jobs = async () => (await context.pool.query('select from jobs')).rows

test('a worker is drained when all jobs that are due are done', async () => {
  const done: string[] = []
  await enqueueGreetings('1', '2', '3')
  const handled = handle(greet, async (_, __, { id }) => void done.push(id))
  const worker = await startWorker(context.services, context.pool, [handled], { concurrency: 2, pollMs: 60_000 })
  await worker.drained(60_000)
  expect(done.toSorted()).toEqual(['1', '2', '3'])
  expect(await jobs()).toEqual([])
  await worker.stop()
})

test('waiting for a worker to be drained ends after the time it is given, and when the worker stops', async () => {
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await enqueueGreetings('1')
  const handled = handle(greet, async () => await released)
  const worker = await startWorker(context.services, context.pool, [handled], { concurrency: 1, pollMs: 60_000 })
  await worker.drained(1)
  expect(await jobs()).toHaveLength(1)
  const waiting = worker.drained(60_000)
  const stopped = worker.stop()
  await waiting
  release()
  await stopped
  expect(await jobs()).toEqual([])
})
