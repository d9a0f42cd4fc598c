import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { constants, copyFile, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { unlessMissing } from '@sextant/embedded-postgres/errno'
import type pg from 'pg'
import type { Blobs } from '../../platform/blobs/blobs'
import { loadSnapshot } from '../../platform/database/dump/load'
import { migrate, readMigrations } from '../../platform/database/migrate'
import { blobKeys } from './copy-blobs'
import { type Manifest, readManifest, requireSameSchema } from './manifest'

type Target = {
  readonly pool: pg.Pool
  readonly blobs: Blobs
  readonly dataDir: string
  /** The folder of this release's migrations. */
  readonly migrations: string
}

/**
 * Restores a backup to an empty database, an empty blob store and a data folder without a key. Throws without changing
 * a row if there is already data, the backup has a different schema, or its files are damaged.
 */
export async function restore({ pool, blobs, dataDir, migrations }: Target, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  requireSameSchema(manifest, await readMigrations(migrations))
  await requireNoKey(folder, dataDir)
  await migrate(pool, migrations)
  await requireEmpty(pool)
  // Rows last: a blob must exist before a row refers to it.
  for await (const key of blobKeys(join(folder, 'blobs')))
    await blobs.write(key.split(sep).join('/'), createReadStream(join(folder, 'blobs', key)))
  await unlessMissing(
    copyFile(join(folder, 'secret.key'), join(dataDir, 'secret.key'), constants.COPYFILE_EXCL).catch(ignoreMissing),
  )
  await loadSnapshot(pool, manifest, async (table, rows) => {
    const sha256 = await sendRows(join(folder, 'tables', `${table}.copy.gz`), rows)
    if (sha256 !== manifest.tables[table]?.sha256)
      throw new Error(`The rows of ${table} are not those that were backed up: nothing was restored.`)
  })
  await deleteReaders(pool)
  return manifest
}

async function sendRows(path: string, rows: Writable): Promise<string> {
  const hash = createHash('sha256')
  const unpacked = createGunzip()
  unpacked.on('data', (chunk: Buffer) => hash.update(chunk))
  await pipeline(createReadStream(path), unpacked, rows)
  return hash.digest('hex')
}

/** Throws if there is any person or team. Runs as a role that sees all rows, since their owner sees none. */
const requireEmpty = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`do $$ begin
    set local role sextant_backup;
    if exists (select from teams) or exists (select from users) then
      raise exception 'The database has data already: restore into an empty one.';
    end if;
  end $$`)
}

/** The data folder's key may already have sealed data, so it must not be overwritten. */
async function requireNoKey(folder: string, dataDir: string): Promise<void> {
  const [backedUp, current] = await Promise.all(
    [folder, dataDir].map(async (place) => await unlessMissing(readFile(join(place, 'secret.key'), 'utf8'))),
  )
  if (current !== null && backedUp !== null && current !== backedUp)
    throw new Error(`${join(dataDir, 'secret.key')} is another key than that of the back-up: move it away first.`)
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
}

/**
 * Roles for reading open data belong to the database server, not the database: on another server they must be
 * recreated.
 */
const deleteReaders = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`do $$ begin
    alter table open_data no force row level security;
    update open_data set reader = null, reader_created = null
      where reader is not null and not exists (select from pg_roles where rolname = reader);
    alter table open_data force row level security;
  end $$`)
}
