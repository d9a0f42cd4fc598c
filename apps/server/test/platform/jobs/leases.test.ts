import { Id } from '@sextant/contract/kit/wire'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { inTransaction, type Tx } from '../../../src/platform/database/transaction'
import {
  handle,
  handleInSteps,
  handleTogether,
  type JobHandler,
  type LastStep,
} from '../../../src/platform/jobs/handle'
import { enqueue, job } from '../../../src/platform/jobs/job'
import { runNext } from '../../../src/platform/jobs/run-next'
import { testContext } from '../../kit/test-context'

const greet = job('test.greet', z.object({ id: Id }), 2)

const context = testContext()
beforeAll(async () => await context.pool.query('delete from jobs'))
afterEach(async () => {
  // Work that a failed test has left waiting would keep its connection.
  for (const open of gates.splice(0)) open()
  await context.pool.query('delete from jobs; delete from mailboxes')
})

const promise = async (id: string): Promise<void> =>
  await inTransaction(
    context.services.db,
    { team: context.acme.id, person: null },
    async (tx) => await enqueue(tx, greet, { id }),
  )
const only = (handled: JobHandler): ReadonlyMap<string, JobHandler> => new Map([[handled.kind, handled]])
const jobs = async () => (await context.pool.query('select * from jobs')).rows

const dueAt = async () =>
  (await context.pool.query<{ at: Date }>('select run_at::text as at from jobs')).rows.map(({ at }) => new Date(at))

const gates: (() => void)[] = []

/** A gate that tests open when they are ready. */
function openGate() {
  let open: () => void = () => {}
  const passed = new Promise<void>((resolve) => (open = resolve))
  gates.push(() => open())
  return { passed, open: () => open() }
}

const addMailbox = async (tx: Tx, name: string): Promise<void> =>
  void (await tx.db
    .insertInto('mailboxes')
    .values({ team_id: tx.team, name, address: `${name}@x.test` })
    .execute())

/** The number of transactions that lock rows of jobs. */
const lockedJobs = async (): Promise<number> =>
  Number(
    (
      await context.pool.query<{ count: string }>(
        `select count(distinct virtualtransaction) from pg_locks
          where relation = 'jobs'::regclass and mode = 'RowShareLock' and database = (select oid from pg_database where datname = current_database())`,
      )
    ).rows[0]?.count,
  )

describe('a leased job', () => {
  test('is leased by one of two workers at once, for as long as it takes', async () => {
    await promise('1')
    const gate = openGate()
    const slow = handleInSteps(greet, async () => await gate.passed)
    const lease = 500
    const first = runNext(context.services, only(slow), lease)
    const [taken] = await dueAt()
    // The lease was renewed at least twice, otherwise it would have expired.
    await expect.poll(async () => (await dueAt())[0]?.getTime()).toBeGreaterThan((taken?.getTime() ?? 0) + lease)
    expect(await runNext(context.services, only(slow))).toBe(false)
    gate.open()
    expect(await first).toBe(true)
    expect(await jobs()).toEqual([])
  })

  test('of a worker that died or slept is leased to another; the first one writes nothing more', async () => {
    await promise('1')
    const gate = openGate()
    const written: string[] = []
    const slow = (name: string, passed: Promise<void>) =>
      handleInSteps(greet, async (_, { step }) => {
        const note = async () => await step(async (tx) => await addMailbox(tx, `${name}-${written.length}`))
        await note()
        written.push(name)
        await passed
        await note()
        return async (tx) => await addMailbox(tx, `${name}-last`)
      })
    const sleeper = runNext(context.services, only(slow('sleeper', gate.passed)))
    await expect.poll(() => written).toEqual(['sleeper'])
    await context.pool.query('update jobs set run_at = now()')
    expect(await runNext(context.services, only(slow('heir', Promise.resolve())))).toBe(true)
    gate.open()
    expect(await sleeper).toBe(true)
    const { rows } = await context.pool.query<{ name: string }>('select name from mailboxes order by id')
    expect(rows.map(({ name }) => name)).toEqual(['sleeper-0', 'heir-1', 'heir-2', 'heir-last'])
    expect(await jobs()).toEqual([])
  })

  test('is not taken over during one of its steps', async () => {
    await promise('1')
    const gate = openGate()
    const slow = handle(greet, async () => await gate.passed)
    const first = runNext(context.services, only(slow))
    await expect.poll(lockedJobs).toBe(1)
    // This does not block, because leases are renewed next to a step.
    await context.pool.query('update jobs set run_at = now()')
    expect(await runNext(context.services, only(slow))).toBe(false)
    gate.open()
    expect(await first).toBe(true)
  })

  test('holds no transaction open while waiting for something else', async () => {
    await promise('1')
    const gate = openGate()
    let began = false
    const slow = handleInSteps(greet, async (_, { read }) => {
      began = true
      await read(async () => await gate.passed)
    })
    const first = runNext(context.services, only(slow))
    await expect.poll(() => began).toBe(true)
    const { rows } = await context.pool.query(
      'select 1 from pg_stat_activity where datname = current_database() and backend_xid is not null',
    )
    expect(rows).toEqual([])
    gate.open()
    await first
  })
})

describe('jobs of one team that run together', () => {
  /** Adds a mailbox for each job; `last` is what else the last step does. */
  const adding = (last: (id: string) => Promise<void> = async () => {}, together = 3) =>
    handleTogether(greet, together, (_services, _steps, payloads) =>
      payloads.map(
        async ({ id }): Promise<LastStep> =>
          async (tx) => {
            await addMailbox(tx, `together-${id}`)
            await last(id)
          },
      ),
    )
  const mailboxes = async () =>
    (await context.pool.query<{ name: string; tx: string }>('select name, xmin::text as tx from mailboxes order by id'))
      .rows
  const names = async () => (await mailboxes()).map(({ name }) => name)
  const promiseAll = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) await promise(id)
  }

  test('are leased up to their limit, and completed in one transaction in their order', async () => {
    await promiseAll(['1', '2', '3', '4'])
    expect(await runNext(context.services, only(adding()))).toBe(true)
    const made = await mailboxes()
    expect(made.map(({ name }) => name)).toEqual(['together-1', 'together-2', 'together-3'])
    expect(new Set(made.map(({ tx }) => tx)).size).toBe(1)
    expect(await jobs()).toMatchObject([{ payload: { id: '4' } }])
  })

  test('of another team are not among them', async () => {
    await promise('1')
    await context.pool.query('insert into jobs (team_id, kind, payload) values ($1, \'test.greet\', \'{"id": "2"}\')', [
      context.globex.id,
    ])
    await runNext(context.services, only(adding()))
    expect(await names()).toEqual(['together-1'])
    await runNext(context.services, only(adding()))
    expect(await jobs()).toEqual([])
  })

  test('are completed as they become ready: the slow one does not delay the others', async () => {
    await promiseAll(['1', '2', '3'])
    const gate = openGate()
    const slow = handleTogether(greet, 3, (_services, _steps, payloads) =>
      payloads.map(async ({ id }): Promise<LastStep> => {
        if (id === '1') await gate.passed
        return async (tx) => await addMailbox(tx, `together-${id}`)
      }),
    )
    const running = runNext(context.services, only(slow))
    await expect.poll(names).toEqual(['together-2', 'together-3'])
    gate.open()
    await running
    expect(await names()).toEqual(['together-2', 'together-3', 'together-1'])
  })

  test('fail alone, and so does one whose payload is not valid', async () => {
    await promiseAll(['1', '2', '3'])
    await context.pool.query("update jobs set payload = '{}' where payload ->> 'id' = '3'")
    const failing = adding(async (id) => {
      if (id === '2') throw new Error('no')
    })
    await runNext(context.services, only(failing))
    expect(await names()).toEqual(['together-1'])
    expect(await jobs()).toMatchObject([{ attempts: 1 }, { attempts: 1 }])
  })

  test('are not written by a worker that lost one of them, except for the others', async () => {
    await promiseAll(['1', '2', '3'])
    const gate = openGate()
    const waiting = handleTogether(greet, 3, (_services, _steps, payloads) =>
      payloads.map(async ({ id }): Promise<LastStep> => {
        await gate.passed
        return async (tx) => await addMailbox(tx, `together-${id}`)
      }),
    )
    const running = runNext(context.services, only(waiting))
    await expect.poll(async () => (await jobs()).filter(({ lease }) => lease !== null).length).toBe(3)
    await context.pool.query("update jobs set lease = gen_random_uuid() where payload ->> 'id' = '2'")
    gate.open()
    await running
    expect(await names()).toEqual(['together-1', 'together-3'])
    expect(await jobs()).toMatchObject([{ payload: { id: '2' }, attempts: 0 }])
  })
})
