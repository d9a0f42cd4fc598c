/** `npm run backup -- FOLDER`: writes a backup of everything to a new folder, whether or not the product is running. */
import { resolve } from 'node:path'
import { systemClock } from '../platform/clock'
import { makePool } from '../platform/database/pool'
import { readEnv } from '../platform/env'
import { backUp } from './backup/back-up'
import { runCommand } from './backup/run-command'
import { openDatabase } from './open-services'

await runCommand('npm run backup -- FOLDER', async (folder) => {
  const env = readEnv()
  const { connection, stop } = await openDatabase(env, () => {})
  const pool = makePool(connection, 2)
  try {
    const { tables, blobs } = await backUp(pool, env, resolve(folder), systemClock.now())
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    const files = blobs === null ? 'blobs are in a bucket and not part of it' : `${blobs} blobs`
    const key = env.secretKeys ? '; SECRET_KEY is not part of it' : ''
    return `Backed up ${rows} rows of ${Object.keys(tables).length} tables; ${files}${key}: ${resolve(folder)}`
  } finally {
    await pool.end()
    await stop()
  }
})
