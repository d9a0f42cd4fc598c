import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureUser, grantGlobalRole } from '../../../src/account'
import { canCreateRoles, saveReader } from '../../../src/downloads/open-data/reader/store'
import { type OpenedServices, openServices } from '../../../src/main/open-services'
import { makeDatabase } from '../../../src/platform/database/pool'
import { ensureServingRole } from '../../../src/platform/database/serving-role'
import { inTransaction } from '../../../src/platform/database/transaction'
import { readEnv } from '../../../src/platform/env'
import { addTeam } from '../../../src/teams'

let folder: string
let opened: OpenedServices
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sextant-serving-'))
  opened = await openServices(readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent' }))
})
afterAll(async () => {
  await opened.close()
  await rm(folder, { recursive: true, force: true })
})

test('the product serves as a role that is not a superuser, and sees no rows outside its own role', async () => {
  const { services, pool } = opened
  const { id } = await ensureUser(services.db, 'boss@x.test', 'no-hash')
  const team = await addTeam(services.db, { type: 'org', name: 'Mine', owner: id })
  const { rows } = await pool.query(
    'select rolsuper, rolbypassrls, rolinherit from pg_roles where rolname = current_user',
  )
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolinherit: false }])
  const client = await pool.connect()
  try {
    await client.query(`begin; set local role sextant_app; set local app.team_id = '${team}'`)
    expect((await client.query('select from teams')).rowCount).toBe(1)
    await client.query('reset role')
    for (const table of ['teams', 'users', 'segments', 'sessions']) {
      await client.query('savepoint asking')
      await expect(client.query(`select from ${table}`)).rejects.toThrow('permission denied')
      await client.query('rollback to savepoint asking')
    }
    await client.query('savepoint taking')
    for (const role of ['sextant_lookup', 'sextant_backup']) {
      await expect(client.query(`set local role ${role}`)).rejects.toThrow('permission denied')
      await client.query('rollback to savepoint taking')
      await expect(client.query(`grant ${role} to sextant_server`)).rejects.toThrow('permission denied')
      await client.query('rollback to savepoint taking')
    }
    await expect(client.query('alter table teams no force row level security')).rejects.toThrow('must be owner')
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('a role that sees every team, granted by an earlier release, is revoked', async () => {
  const { owner, pool } = opened
  await owner.query('grant sextant_lookup to sextant_server')
  await ensureServingRole(owner)
  await expect(pool.query('set role sextant_lookup')).rejects.toThrow('permission denied')
})

test('only the owner can grant a global role', async () => {
  const { services, owner } = opened
  const { id } = await ensureUser(services.db, 'operator@x.test', 'no-hash')
  await expect(grantGlobalRole(services.db, id, 'super-admin')).rejects.toThrow('permission denied')
  await grantGlobalRole(makeDatabase(owner), id, 'super-admin')
  const { rows } = await owner.query('select role from global_roles where user_id = $1', [id])
  expect(rows).toEqual([{ role: 'super-admin' }])
})

test('it creates the roles that read open data, as the owner would', async () => {
  const own = { team: '1', person: null }
  const { db } = opened.services
  expect(await inTransaction(db, own, canCreateRoles)).toBe(true)
  expect(await inTransaction(db, own, async (tx) => await saveReader(tx, 'sextant_test_reader', 'SCRAM'))).toBe(true)
  const { rows } = await opened.owner.query(
    "select has_table_privilege('sextant_test_reader', c.oid, 'select') as may from pg_class c where relnamespace = 'open_data'::regnamespace and relkind = 'v'",
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ may }) => may)).toBe(true)
})
