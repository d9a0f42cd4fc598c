/**
 * `npm run restore -- FOLDER`: restores a backup to an empty database and an empty data folder; the product must be
 * stopped.
 */
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { openBlobs } from '../platform/blobs/open-blobs'
import { systemClock } from '../platform/clock'
import { makePool } from '../platform/database/pool'
import { readEnv } from '../platform/env'
import { restore } from './backup/restore'
import { runCommand } from './backup/run-command'
import { migrationsFolder as migrations, openDatabase } from './open-services'

await runCommand('npm run restore -- FOLDER', async (folder) => {
  const env = readEnv()
  await mkdir(env.dataDir, { recursive: true, mode: 0o711 })
  const { connection, stop } = await openDatabase(env, () => {})
  const pool = makePool(connection, 2)
  try {
    const blobs = openBlobs(env.blobs, systemClock)
    const { created, tables } = await restore({ pool, blobs, dataDir: env.dataDir, migrations }, resolve(folder))
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    return `Restored ${rows} rows of ${Object.keys(tables).length} tables, as they were at ${created}`
  } finally {
    await pool.end()
    await stop()
  }
})
