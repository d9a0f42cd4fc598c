import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureUser, grantGlobalRole, loadUser } from '../../../src/account'
import { canCreateRoles, dropReader, saveReader } from '../../../src/downloads/open-data/reader/store'
import { seedDemo } from '../../../src/main/demo/seed-demo'
import { fixedClock } from '../../../src/platform/clock'
import { migrate } from '../../../src/platform/database/migrate'
import { type Database, makeDatabases } from '../../../src/platform/database/pool'
import { inTransaction } from '../../../src/platform/database/transaction'
import { makeLog } from '../../../src/platform/log'
import { addTeam } from '../../../src/teams'
import { type PlainDatabase, plainDatabase } from '../../kit/plain-database'
import { identityServices, memoryBlobs } from '../../kit/test-context'

let plain: PlainDatabase
let pool: PlainDatabase['pool']
let db: Database
let prepared: Database
beforeAll(async () => {
  plain = await plainDatabase()
  pool = plain.pool
  await migrate(pool, fileURLToPath(new URL('../../../migrations', import.meta.url)))
  ;({ db, prepared } = makeDatabases(pool))
})
afterAll(async () => await plain.drop())

test('the demo is seeded once', async () => {
  const services = {
    db,
    prepared,
    blobs: memoryBlobs(),
    ...identityServices,
    clock: fixedClock('2026-11-21T08:00:00Z'),
    log: makeLog('silent'),
  }
  await seedDemo(services, pool, { mailDomain: 'sextant.localhost' })
  await seedDemo(services, pool, { mailDomain: 'sextant.localhost' })
  const { rows } = await pool.query<{ count: number }>("select count(*)::int as count from all_teams('org')")
  expect(rows).toEqual([{ count: 2 }])
}, 400_000)

test('the operator’s commands work', async () => {
  const { id, isNew } = await ensureUser(db, 'boss@x.test', 'no-hash')
  expect([isNew, (await ensureUser(db, 'BOSS@x.test', 'no-hash')).id]).toEqual([true, id])
  await grantGlobalRole(db, id, 'super-admin')
  const team = await addTeam(db, { type: 'org', name: 'Plain', owner: id })
  const user = await inTransaction(db, { team: null, person: id }, async (tx) => await loadUser(tx, id))
  expect(user.roles).toEqual({ org: { [team]: ['owner'] }, dev: {}, global: ['super-admin'] })
})

test('a role that reads open data can be created, changed and dropped, whatever it owns', async () => {
  const { name } = plain
  const reader = `${name}_reader`
  const own = { team: '1', person: null }
  expect(await inTransaction(db, own, canCreateRoles)).toBe(true)
  for (const _ of ['made', 'changed'])
    expect(await inTransaction(db, own, async (tx) => await saveReader(tx, reader, name))).toBe(true)

  const signed = plain.as(reader)
  const client = new pg.Client('url' in signed ? { connectionString: signed.url } : signed)
  client.on('error', () => {})
  await client.connect()
  await client.query('set default_transaction_read_only = off')
  await client.query('create temporary table mine as select 1 as x')
  await client.query("select lo_from_bytea(0, 'kept')")

  await inTransaction(db, own, async (tx) => await dropReader(tx, reader))
  await expect(client.query('select 1')).rejects.toThrow(/terminat|not queryable|closed/i)
  const { rows } = await pool.query('select from pg_roles where rolname = $1', [reader])
  expect(rows).toEqual([])
})
