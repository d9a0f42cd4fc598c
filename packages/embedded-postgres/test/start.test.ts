import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolder, query, start } from './kit'

test('the first start creates a database that is private, durable and the same on every machine', async () => {
  const dataDir = join(await openFolder(), 'postgres')
  const { connection } = await start(dataDir)

  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  expect((await stat(connection.host)).mode & 0o777).toBe(0o700)
  expect(await readFile(join(dataDir, 'cluster', 'PG_VERSION'), 'utf8')).toBe('18\n')
  const names = ['listen_addresses', 'TimeZone', 'server_encoding', 'fsync', 'data_checksums', 'wal_level']
  const settings = await query(
    connection,
    `select ${names.map((n) => `current_setting('${n}')`).join(`||','||`)} as all`,
  )
  expect(settings).toEqual([{ all: ',UTC,UTF8,on,on,replica' }])
  const locale = `select datlocprovider, datlocale from pg_database where datname = 'sextant'`
  expect(await query(connection, locale)).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8' }])
  expect(await query(connection, 'select usesuper from pg_user')).toEqual([{ usesuper: true }])
})

test('the database never runs as root, and owns its folder', async () => {
  const dataDir = join(await openFolder(), 'postgres')
  await start(dataDir)
  const pid = (await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]
  const { uid } = await stat(`/proc/${pid}`)
  expect(uid).toBeGreaterThan(0)
  expect((await stat(dataDir)).uid).toBe(uid)
})

test('data survives a stop and a start', async () => {
  const dataDir = join(await openFolder(), 'postgres')
  const first = await start(dataDir)
  await query(first.connection, 'create table kept as select 42 as answer')
  await first.stop()
  const second = await start(dataDir)
  expect(await query(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('the database uses a short private folder for the socket while its own path is too long', async () => {
  const dataDir = join(await openFolder(), 'long'.repeat(25))
  const postgres = await start(dataDir)
  expect(postgres.connection.host).toMatch(/^\/tmp\/sextant-\w+$/)
  expect((await stat(postgres.connection.host)).mode & 0o777).toBe(0o700)
  expect(await query(postgres.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
  await expect(stat(postgres.connection.host)).rejects.toThrow('ENOENT')
})
