import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationsFolder } from '../../src/main/open-services'
import { migrate } from '../../src/platform/database/migrate'
import { makeDatabase } from '../../src/platform/database/pool'
import { inTransaction } from '../../src/platform/database/transaction'
import { emit } from '../../src/platform/outbox'
import { readFeed } from '../../src/webhooks/feed/read-feed'
import { type PlainDatabase, plainDatabase } from '../kit/plain-database'

let folder: string
let database: PlainDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sextant-migrations-'))
  database = await plainDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test('events from before feed positions keep their order, and their cursors stay valid', async () => {
  for (const name of await readdir(migrationsFolder))
    if (name < '0035') await cp(join(migrationsFolder, name), join(folder, name))
  const { pool } = database
  await migrate(pool, folder)
  for (const table of ['teams', 'events']) await pool.query(`alter table ${table} no force row level security`)
  const { rows: teams } = await pool.query<{ id: string }>(
    "insert into teams (type, name) values ('org', 'Old') returning id",
  )
  const team = teams[0]?.id ?? ''
  const tell = async (id: number) =>
    await pool.query("insert into events (team_id, type, resource_id, data) values ($1, 'trip.created', $2, '{}')", [
      team,
      id,
    ])
  await tell(1)
  await tell(2)
  for (const table of ['teams', 'events']) await pool.query(`alter table ${table} force row level security`)
  const { rows } = await pool.query<{ tx: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as tx')
  await migrate(pool, migrationsFolder)

  const inTx = async <T>(work: Parameters<typeof inTransaction<T>>[2]): Promise<T> =>
    await inTransaction(makeDatabase(pool), { team, person: null }, work)
  const request = { types: ['trip.created'], limit: 10 } as const
  const readAfter = async (position: string) =>
    (await inTx(async (tx) => await readFeed(tx, { position, id: '0' }, request))).events.map(
      ({ resource_id }) => resource_id,
    )
  expect(await readAfter('0')).toEqual(['1', '2'])
  await inTx(async (tx) => await emit(tx, [{ type: 'trip.created', resourceId: '3', object: {} }]))
  expect(await readAfter(rows[0]?.tx ?? '')).toEqual(['3'])
  expect(await readAfter('0')).toEqual(['1', '2', '3'])
})
