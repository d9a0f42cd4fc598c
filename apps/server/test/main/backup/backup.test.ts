import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp } from '../../../src/main/backup/back-up'
import { blobKeys } from '../../../src/main/backup/copy-blobs'
import { type Manifest, manifestName } from '../../../src/main/backup/manifest'
import { restore } from '../../../src/main/backup/restore'
import { seedDemo } from '../../../src/main/demo/seed-demo'
import { migrationsFolder as migrations } from '../../../src/main/open-services'
import { fileBlobs } from '../../../src/platform/blobs/file-blobs'
import { fixedClock } from '../../../src/platform/clock'
import { describeSchema } from '../../../src/platform/database/describe'
import { retainedTables } from '../../../src/platform/database/dump/tables'
import { migrate } from '../../../src/platform/database/migrate'
import { makeDatabases } from '../../../src/platform/database/pool'
import { makeLog } from '../../../src/platform/log'
import { type PlainDatabase, plainDatabase } from '../../kit/plain-database'
import { identityServices } from '../../kit/test-context'

const clock = fixedClock('2026-11-21T08:00:00Z')
const credentials = { accessKeyId: '', secretAccessKey: '', region: '' }

let folder: string
let source: PlainDatabase
let target: PlainDatabase

/** A folder of this test: a data folder or a backup. */
const at = (name: string): string => join(folder, name)
const blobsAt = (name: string) => fileBlobs(join(at(name), 'blobs'), clock)
const backUpTo = async (name: string) =>
  await backUp(
    source.pool,
    { dataDir: at('data'), blobs: { url: `file:${at('data')}/blobs`, credentials } },
    at(name),
    clock.now(),
  )
const restoreFrom = async (name: string, data = 'restored') =>
  await restore({ pool: target.pool, blobs: blobsAt(data), dataDir: at(data), migrations }, at(name))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sextant-backup-'))
  await Promise.all([mkdir(at('data')), mkdir(at('restored'))])
  await writeFile(join(at('data'), 'secret.key'), 'the key of the source')
  source = await plainDatabase()
  target = await plainDatabase()
  await migrate(source.pool, migrations)
  const services = {
    ...makeDatabases(source.pool),
    blobs: blobsAt('data'),
    ...identityServices,
    clock,
    log: makeLog('silent'),
  }
  await seedDemo(services, source.pool, { mailDomain: 'sextant.localhost' })
})
afterAll(async () => {
  await Promise.all([source.drop(), target.drop()])
  await rm(folder, { recursive: true, force: true })
})

/** Each table with its row count and an order-independent hash, queried in the role that sees all rows. */
async function rowsOf({ pool }: PlainDatabase): Promise<Record<string, string>> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local role sextant_backup')
    const found: Record<string, string> = {}
    for (const { name } of await retainedTables(client)) {
      const { rows } = await client.query<{ print: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(r::text, 0)::numeric), 0) as print from ${name} r`,
      )
      found[name] = rows[0]?.print ?? ''
    }
    return found
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const schemaOf = async ({ pool, name }: PlainDatabase): Promise<string> =>
  (await describeSchema(pool)).replaceAll(name, 'owner')

/** Each blob of a data folder with a hash of its bytes. */
async function blobsOf(data: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const key of blobKeys(join(at(data), 'blobs')))
    found[key] = createHash('sha256')
      .update(await readFile(join(at(data), 'blobs', key)))
      .digest('hex')
  return found
}

test('a backup is refused in a folder that is not empty', async () => {
  await mkdir(at('full'))
  await writeFile(join(at('full'), 'mine'), '')
  await expect(backUpTo('full')).rejects.toThrow('is not empty')
})

describe('a backup', () => {
  let created: Manifest
  beforeAll(async () => {
    created = await backUpTo('kept')
  })

  /** The same backup with a changed manifest. */
  async function altered(name: string, change: Partial<Manifest>): Promise<string> {
    await cp(at('kept'), at(name), { recursive: true })
    await writeFile(join(at(name), manifestName), JSON.stringify({ ...created, ...change }))
    return name
  }

  test('describes its content', async () => {
    expect(Object.keys(created.tables)).toEqual(Object.keys(await rowsOf(source)))
    expect(created.tables['segments']?.rows).toBeGreaterThan(1000)
    expect(created.blobs).toBe(Object.keys(await blobsOf('data')).length)
  })

  test('that is incomplete is refused', async () => {
    await mkdir(at('broken-off'))
    await expect(restoreFrom('broken-off')).rejects.toThrow('holds no whole back-up')
  })

  test('of another schema is refused, with the release that can read it', async () => {
    const older = await altered('older', { migrations: created.migrations.slice(0, -1) })
    await expect(restoreFrom(older)).rejects.toThrow('was made by an older release')
    const next = { name: '9999_next.sql', checksum: 'x' }
    const newer = await altered('newer', { migrations: [...created.migrations, next] })
    await expect(restoreFrom(newer)).rejects.toThrow('does not have its migration 9999_next.sql')
  })

  test('with changed rows is refused, and nothing of it is restored', async () => {
    const { trips } = created.tables
    const tables = { ...created.tables, ...(trips ? { trips: { ...trips, sha256: 'x' } } : {}) }
    const damaged = await altered('damaged', { tables })
    await expect(restoreFrom(damaged)).rejects.toThrow('The rows of trips are not those that were backed up')
    expect((await rowsOf(target))['teams']).toBe('0 0')
  })

  test('is refused if the data folder has another key', async () => {
    await mkdir(at('other'))
    await writeFile(join(at('other'), 'secret.key'), 'another')
    await expect(restoreFrom('kept', 'other')).rejects.toThrow('is another key than that of the back-up')
  })

  test('restores every row, every blob, the key and the next ids, with the same schema', async () => {
    await restoreFrom('kept')
    expect(await rowsOf(target)).toEqual(await rowsOf(source))
    expect(await blobsOf('restored')).toEqual(await blobsOf('data'))
    expect(await readFile(join(at('restored'), 'secret.key'), 'utf8')).toBe('the key of the source')
    expect(await schemaOf(target)).toBe(await schemaOf(source))
    const { rows } = await target.pool.query<{ next: string }>(
      "select nextval(pg_get_serial_sequence('trips', 'id')) as next",
    )
    expect(rows).toEqual([{ next: String(Number(created.lastIds['trips']) + 1) }])
    const { rows: positions } = await target.pool.query<{ isLater: boolean }>(
      `select nextval('event_batches_id_seq') > $1::bigint + 1000000000 as "isLater"`,
      [created.lastIds['event_batches']],
    )
    expect(positions).toEqual([{ isLater: true }])
  })

  test('is not restored over existing data', async () => {
    await expect(restoreFrom('kept')).rejects.toThrow('The database has data already')
  })
})
