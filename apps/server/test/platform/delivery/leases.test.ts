import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../../src/platform/database/transaction'
import { insertDestination } from '../../../src/platform/delivery/destinations'
import { leaseDestinations, renewLeases } from '../../../src/platform/delivery/store'
import { emit } from '../../../src/platform/outbox'
import { testContext } from '../../kit/test-context'

const context = testContext()

const [one, other] = [randomUUID(), randomUUID()]
const settings = { events: [], filters: {}, live: true, per_second: null }
const inAcme = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
  inTransaction(context.services.db, { team: context.acme.id, person: null }, work)
const tell = async () =>
  await inAcme(async (tx) => await emit(tx, [{ type: 'trip.created', resourceId: '1', object: {} }]))
const hold = async (worker: string) => (await leaseDestinations(context.services.db, worker, 100)).map(({ id }) => id)

let id: string
beforeEach(async () => {
  await context.pool.query('delete from destinations')
  id = await inAcme(async (tx) => await insertDestination(tx, 'webhook', settings))
})

test('a destination with due deliveries is leased to one worker until its lease expires', async () => {
  expect(await hold(one)).toEqual([])
  await tell()
  expect((await Promise.all([hold(one), hold(one), hold(other)])).flat()).toEqual([id])
  await context.pool.query('update destinations set lease_owner = $1', [one])
  expect((await renewLeases(context.services.db, one)).map((retained) => retained.id)).toEqual([id])
  expect(await renewLeases(context.services.db, other)).toEqual([])
  await context.pool.query("update destinations set lease_until = now() - interval '1 second'")
  expect(await renewLeases(context.services.db, one)).toEqual([])
  expect(await hold(other)).toEqual([id])
})

test('a paused destination, or one with only future deliveries, is not leased', async () => {
  await tell()
  await context.pool.query("update destinations set paused_until = now() + interval '1 minute'")
  expect(await hold(one)).toEqual([])
  await context.pool.query('update destinations set paused_until = null')
  await context.pool.query("update deliveries set next_attempt_at = now() + interval '1 minute'")
  expect(await hold(one)).toEqual([])
})

test('old records are deleted: ended deliveries after 30 days, events after 90', async () => {
  await tell()
  await tell()
  await context.pool.query(
    "update deliveries set status = 'success', created = now() - interval '31 days' where id = (select min(id) from deliveries)",
  )
  const forget = async () => await sql`select purge_deliveries(30, 90, 400, 100)`.execute(context.services.db)
  const count = async (table: 'deliveries' | 'events') =>
    Number((await context.pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count)
  const before = await count('events')
  await forget()
  expect([await count('deliveries'), await count('events')]).toEqual([1, before])
  await context.pool.query("update events set created = now() - interval '91 days'")
  await forget()
  expect([await count('deliveries'), await count('events')]).toEqual([0, 0])
})
