import { readFile } from 'node:fs/promises'
import { Id } from '@sextant/contract/kit/wire'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { inTransaction, type Tx } from '../../../src/platform/database/transaction'
import { handle, type JobHandler } from '../../../src/platform/jobs/handle'
import { enqueue, job, recurring } from '../../../src/platform/jobs/job'
import { backoffSeconds, runNext } from '../../../src/platform/jobs/run-next'
import { startWorker } from '../../../src/platform/jobs/start-worker'
import { testContext } from '../../kit/test-context'

const greet = job('test.greet', z.object({ id: Id }), 2)

const context = testContext()
beforeAll(async () => await context.pool.query('delete from jobs'))
afterEach(async () => void (await context.pool.query('delete from jobs; delete from mailboxes')))

const promise = async (id: string): Promise<void> =>
  await inTransaction(
    context.services.db,
    { team: context.acme.id, person: null },
    async (tx) => await enqueue(tx, greet, { id }),
  )

const only = (handled: JobHandler): ReadonlyMap<string, JobHandler> => new Map([[handled.kind, handled]])
const jobs = async () =>
  (await context.pool.query<{ attempts: number; last_error: string; failed_at: string }>('select * from jobs')).rows

describe('a job', () => {
  test('runs in its team, and is deleted together with its writes', async () => {
    await promise('7')
    const seen: string[] = []
    const handled = handle(greet, async (_, tx, { id }) => {
      seen.push(`${tx.team}/${id}`)
      await tx.db.insertInto('mailboxes').values({ team_id: tx.team, name: 'made', address: 'made@x.test' }).execute()
    })
    expect(await runNext(context.services, only(handled))).toBe(true)
    expect(seen).toEqual([`${context.acme.id}/7`])
    expect(await jobs()).toEqual([])
    expect((await context.pool.query('select name from mailboxes')).rows).toEqual([{ name: 'made' }])
    expect(await runNext(context.services, only(handled))).toBe(false)
  })

  test('that recurs stays and falls due again, even after failing', async () => {
    const tick = recurring('test.tick', 60)
    await context.pool.query("insert into jobs (team_id, kind, payload) values (0, 'test.tick', '{}')")
    let ticks = 0
    const handled = handle(tick, async () => {
      ticks += 1
      if (ticks === 2) throw new Error('no')
    })
    for (const done of [1, 2, 3]) {
      expect(await runNext(context.services, only(handled))).toBe(true)
      expect(await runNext(context.services, only(handled))).toBe(false)
      expect(ticks).toBe(done)
      const waits = await context.pool.query<{ s: number }>(
        'select extract(epoch from run_at - now())::int as s from jobs',
      )
      expect(waits.rows[0]?.s).toBeGreaterThan(50)
      await context.pool.query('update jobs set run_at = now()')
    }
  })

  test('enqueued in a transaction that is rolled back never existed', async () => {
    const undone = inTransaction(context.services.db, { team: context.acme.id, person: null }, async (tx) => {
      await enqueue(tx, greet, { id: '1' })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await jobs()).toEqual([])
  })

  test('that fails is rolled back, waits, and is given up after its last attempt', async () => {
    await promise('1')
    const handled: string[] = []
    const failing = handle(
      greet,
      async (_, tx) => {
        await tx.db.insertInto('mailboxes').values({ team_id: tx.team, name: 'half', address: 'half@x.test' }).execute()
        throw new Error('the lake is frozen')
      },
      async (_services, _tx, { id }, reason) => void handled.push(`${id}: ${reason}`),
    )
    await runNext(context.services, only(failing))
    expect((await context.pool.query('select 1 from mailboxes')).rowCount).toBe(0)
    expect(await jobs()).toMatchObject([{ attempts: 1, last_error: 'the lake is frozen', failed_at: null }])
    expect(await runNext(context.services, only(failing))).toBe(false)
    expect(handled).toEqual([])

    await context.pool.query('update jobs set run_at = now()')
    await runNext(context.services, only(failing))
    expect(handled).toEqual(['1: the lake is frozen'])
    expect((await jobs())[0]?.failed_at).not.toBeNull()
    expect(await runNext(context.services, only(failing))).toBe(false)
  })

  test.each([
    ['at once', async (tx: Tx) => void (await sql`select 1 / 0`.execute(tx.db))],
    ['when what it left is sent', async (tx: Tx) => void tx.later(sql`select 1 / 0`.compile(tx.db))],
    [
      'with something left to be sent that would fail',
      async (tx: Tx) => {
        tx.later(sql`select 1 / 0`.compile(tx.db))
        return await Promise.reject(new Error('no'))
      },
    ],
  ])('whose failure handler fails %s ends all the same', async (_when, giveUp) => {
    await promise('1')
    await context.pool.query('update jobs set attempts = 1')
    const hopeless = handle(
      greet,
      async () => {
        throw new Error('no such lake: \0')
      },
      async (_, tx) => await giveUp(tx),
    )
    await runNext(context.services, only(hopeless))
    expect(await jobs()).toMatchObject([{ attempts: 2, last_error: 'no such lake: \uFFFD' }])
    expect(await runNext(context.services, only(hopeless))).toBe(false)
  })

  test('failed by the database is given up without naming tables', async () => {
    await promise('1')
    await context.pool.query('update jobs set attempts = 1')
    const handled: string[] = []
    const refused = handle(
      greet,
      async (_, tx) => void (await sql`insert into mailboxes (team_id) values (null)`.execute(tx.db)),
      async (_services, _tx, _payload, reason) => void handled.push(reason),
    )
    await runNext(context.services, only(refused))
    expect(handled).toHaveLength(1)
    expect(handled.join()).not.toContain('mailboxes')
    expect((await jobs())[0]?.last_error).toContain('mailboxes')
  })

  test('failed by a file is given up without naming its path', async () => {
    await promise('1')
    await context.pool.query('update jobs set attempts = 1')
    const handled: string[] = []
    const lost = handle(
      greet,
      async () => void (await readFile('/nowhere/to/be/found')),
      async (_services, _tx, _payload, reason) => void handled.push(reason),
    )
    await runNext(context.services, only(lost))
    expect(handled).toEqual(['a file or a connection failed. The log says why'])
  })

  test('waits 1, 4, 16 … seconds after failures, at most an hour', () => {
    expect([0, 1, 2, 9].map(backoffSeconds)).toEqual([1, 4, 16, 3600])
  })
})

test('a new job wakes a worker on commit, long before it would poll', async () => {
  const done: string[] = []
  const handled = handle(greet, async (_, __, { id }) => void done.push(id))
  const worker = await startWorker(context.services, context.pool, [handled], {
    concurrency: 2,
    pollMs: 60_000,
  })
  await expect
    .poll(
      async () =>
        (
          await context.pool.query(
            "select 1 from pg_stat_activity where query like 'listen%' and datname = current_database()",
          )
        ).rowCount,
    )
    .toBe(1)
  await promise('1')
  await promise('2')
  await expect.poll(() => done.toSorted()).toEqual(['1', '2'])
  await worker.stop()
})

test('a worker that gives way begins its jobs once the other one is idle', async () => {
  const done: string[] = []
  const first = job('test.first', z.object({ id: Id }), 2)
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const { services, pool, acme } = context
  const isPolled = { concurrency: 1, pollMs: 10 }
  const handleFirst = handle(first, async () => {
    done.push('the other begins')
    await released
    done.push('the other ends')
  })
  await inTransaction(services.db, { team: acme.id, person: null }, async (tx) => await enqueue(tx, first, { id: '1' }))
  const other = await startWorker(services, pool, [handleFirst], isPolled)
  await expect.poll(() => done).toEqual(['the other begins'])
  await promise('2')
  const handled = handle(greet, async () => void done.push('begins'))
  const givesWayTo = {
    idle: async (_: number, ended: AbortSignal) => {
      setImmediate(release)
      await other.idle(60_000, ended)
    },
  }
  const worker = await startWorker(services, pool, [handled], { ...isPolled, givesWayTo })
  await expect.poll(() => done).toEqual(['the other begins', 'the other ends', 'begins'])
  await Promise.all([worker.stop(), other.stop()])
})

test('a worker waits for another that stays busy no longer than it says', async () => {
  const done: string[] = []
  const waits: number[] = []
  await promise('1')
  const handled = handle(greet, async () => void done.push('begins'))
  const givesWayTo = { idle: async (ms: number) => void waits.push(ms) }
  const settings = { concurrency: 1, pollMs: 10, givesWayTo }
  const worker = await startWorker(context.services, context.pool, [handled], settings)
  await expect.poll(() => done).toEqual(['begins'])
  await worker.stop()
  expect(waits[0]).toBe(1000)
})

test('a worker stopped during its start does stop', async () => {
  const handled = handle(greet, async () => {})
  const worker = await startWorker(context.services, context.pool, [handled], {
    concurrency: 1,
    pollMs: 60_000,
  })
  await worker.stop()
})
