import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { unlessMissing } from '@sextant/embedded-postgres/errno'
import type pg from 'pg'
import { blobFolder } from '../../platform/blobs/open-blobs'
import { readSnapshot } from '../../platform/database/dump/snapshot'
import type { Env } from '../../platform/env'
import { copyBlobs } from './copy-blobs'
import { type Manifest, manifestName } from './manifest'

/**
 * Writes a backup to an empty or new folder: all rows as of one instant, the blobs, and the data folder's key. The
 * product may keep running. Blobs are copied after the rows that refer to them; any that are missing were deleted
 * meanwhile and are no longer needed. Throws if the folder is not empty.
 */
export async function backUp(
  pool: pg.Pool,
  env: Pick<Env, 'dataDir' | 'blobs'>,
  folder: string,
  now: Date,
): Promise<Manifest> {
  await makeEmpty(folder)
  await mkdir(join(folder, 'tables'))
  const { tables, lastIds } = await readSnapshot(pool, async (table, rows) => await dumpRows(folder, table, rows))
  const { rows: migrations } = await pool.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  )
  const blobs = blobFolder(env.blobs)
  const copied = blobs === null ? null : await copyBlobs(blobs, join(folder, 'blobs'))
  await unlessMissing(copyFile(join(env.dataDir, 'secret.key'), join(folder, 'secret.key')))
  const manifest: Manifest = {
    format: 1,
    created: now.toISOString(),
    migrations,
    tables: Object.fromEntries(
      Object.entries(tables).map(([name, { columns, ...rest }]) => [name, { columns: [...columns], ...rest }]),
    ),
    lastIds: { ...lastIds },
    blobs: copied,
  }
  await writeFile(join(folder, manifestName), JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true })
  return manifest
}

/** Readable only by the owner: it contains all data and the key to it. */
async function makeEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty: name a new folder.`)
}

async function dumpRows(folder: string, table: string, rows: Readable): Promise<{ sha256: string }> {
  const hash = createHash('sha256')
  rows.on('data', (chunk: Buffer) => hash.update(chunk))
  await pipeline(rows, createGzip({ level: 1 }), createWriteStream(join(folder, 'tables', `${table}.copy.gz`)))
  return { sha256: hash.digest('hex') }
}
