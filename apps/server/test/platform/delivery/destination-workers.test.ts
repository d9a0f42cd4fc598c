import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction, type Tx } from '../../../src/platform/database/transaction'
import { insertDestination } from '../../../src/platform/delivery/destinations'
import type { Outcome, Sender } from '../../../src/platform/delivery/sender'
import { startDeliverer } from '../../../src/platform/delivery/start-deliverer'
import { emit } from '../../../src/platform/outbox'
import { createTestContext, type TestContext } from '../../kit/test-context'

let context: TestContext
let sent: string[] = []
let answers: (() => Promise<Partial<Outcome>>)[] = []
let settle: (tx: Tx) => Promise<void> = async () => {}
let worker: Awaited<ReturnType<typeof startDeliverer>>

const sender: Sender = {
  kind: 'webhook',
  retryAfter: () => 3600,
  onAttempts: async (_, tx) => await settle(tx),
  open: async () => async (delivery) => {
    sent.push(delivery.id)
    const special = await answers.shift()?.()
    const usual = { ok: true, gone: false, retryAfterSeconds: null, error: null, response: null }
    return { ...usual, url: '', requestHeaders: {}, ...special }
  },
}

beforeEach(async () => {
  context = await createTestContext()
  sent = []
  answers = []
  settle = async () => {}
  worker = await startDeliverer(context.services, context.pool, [sender], { pollMs: 20 })
})
afterEach(async () => {
  await worker.stop()
  await context.close()
})

const inAcme = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
  inTransaction(context.services.db, { team: context.acme.id, person: null }, work)
const add = async (per_second: number | null = null) =>
  await inAcme(
    async (tx) => await insertDestination(tx, 'webhook', { events: [], filters: {}, live: true, per_second }),
  )
const tell = async (count = 1) =>
  await inAcme(
    async (tx) =>
      await emit(
        tx,
        Array.from({ length: count }, () => ({ type: 'trip.created' as const, resourceId: '1', object: {} })),
      ),
  )
const ask = async (text: string) => (await context.pool.query(text)).rows

test('an expired lease during attempts, as after an outage, sends nothing twice', async () => {
  let answer: () => void = () => {}
  answers = [
    async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return {}
    },
  ]
  await add()
  await tell()
  await expect.poll(() => sent.length).toBe(1)
  await ask("update destinations set lease_until = now() - interval '1 second'")
  await expect.poll(async () => (await ask('select from destinations where lease_until > now()')).length).toBe(1)
  await tell()
  await expect.poll(() => new Set(sent).size).toBe(2)
  answer()
  await expect.poll(async () => (await ask("select from deliveries where status = 'pending'")).length).toBe(0)
  expect(sent).toHaveLength(2)
})

test('once the receiver asks for a pause, no fetched deliveries are sent', async () => {
  const busy = async () => ({ ok: false, retryAfterSeconds: 600, error: 'Too many.' })
  answers = Array.from({ length: 400 }, () => busy)
  await add()
  await tell(200)
  await expect.poll(async () => (await ask('select from destinations where paused_until > now()')).length).toBe(1)
  await expect.poll(async () => (await ask('select from destinations where lease_owner is not null')).length).toBe(0)
  // Only the deliveries already in progress when the first response arrived.
  expect(sent.length).toBeLessThanOrEqual(32)
})

test('attempts are recorded even if the result of the sender cannot be written', async () => {
  settle = async (tx) => void tx.later(sql`select 1 / 0`.compile(tx.db))
  await add()
  await tell()
  await expect.poll(async () => (await ask("select from deliveries where status = 'pending'")).length).toBe(0)
  expect(sent).toHaveLength(1)
})

test('deliveries that ended in the meantime are not sent', async () => {
  await add(20)
  await tell(40)
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  await ask("update deliveries set status = 'failed' where status = 'pending'")
  await expect.poll(async () => (await ask('select from destinations where lease_owner is not null')).length).toBe(0)
  expect(sent.length).toBeLessThan(20)
})

/** Emits an event while another transaction locks, changes and commits the destination. */
async function tellDuring(change: string): Promise<void> {
  const other = await context.pool.connect()
  await other.query('begin')
  await other.query('select from destinations for update')
  await other.query(change)
  const origin = tell(3)
  await expect
    .poll(async () => (await ask("select from pg_stat_activity where wait_event_type = 'Lock'")).length)
    .toBeGreaterThan(0)
  await other.query('commit')
  other.release()
  await origin
}

test.each([
  ['deleted is left out, and the change holds', 'delete from destinations', 0],
  ['disabled is left out', 'update destinations set live = false', 0],
  ['noted to fail gets all the same', 'update destinations set failing_since = now()', 3],
])('a destination that is meanwhile %s', async (_what, change, count) => {
  await add()
  await tellDuring(change)
  expect(await ask('select id from deliveries')).toHaveLength(count)
})
