import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepPostgres } from '@sextant/embedded-postgres/keep-postgres'
import type pg from 'pg'
import { openBlobs } from '../platform/blobs/open-blobs'
import { systemClock } from '../platform/clock'
import { migrate } from '../platform/database/migrate'
import { type ConnectionSettings, makeDatabases, makePool } from '../platform/database/pool'
import { ensureServingRole, servingRole } from '../platform/database/serving-role'
import type { Env } from '../platform/env'
import { makeLog } from '../platform/log'
import { readKeys } from '../platform/secrets/key-file'
import { makeSecrets } from '../platform/secrets/secrets'
import type { Services } from '../platform/services'

export type OpenedServices = {
  readonly services: Services
  readonly pool: pg.Pool
  /** Connections as the schema's owner, for work on the database as a whole. */
  readonly owner: pg.Pool
  close(): Promise<void>
}

/** The folder of migrations, next to the sources or the bundle. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Opens what every process needs: the migrated database (embedded unless one is configured), blobs, log and clock. */
export async function openServices(env: Env): Promise<OpenedServices> {
  const log = makeLog(env.logLevel)
  // Others may traverse the folder but not list it: the embedded database runs under its own account.
  await mkdir(env.dataDir, { recursive: true, mode: 0o711 })
  const database = await openDatabase(env, (line) => log.info({ postgres: line }, 'postgres'))
  const watch = (pool: pg.Pool): pg.Pool =>
    pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  const owner = watch(makePool(database.connection, 2))
  const pool = watch(makePool(database.serving, env.database.poolSize))
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), owner.end()])
    await database.stop()
  }
  try {
    const applied = await migrate(owner, migrationsFolder)
    if (applied.length > 0) log.info({ applied }, 'migrated')
    if (database.isEmbedded) await ensureServingRole(owner)
    const blobs = openBlobs(env.blobs, systemClock)
    const secrets = makeSecrets(await readKeys(env.secretKeys, env.dataDir))
    const { publicUrl } = env
    const services = { ...makeDatabases(pool), blobs, clock: systemClock, log, secrets, publicUrl }
    return { services, pool, owner, close }
  } catch (error) {
    await close()
    throw error
  }
}

type OpenDatabase = {
  readonly connection: ConnectionSettings
  /** The role that serves requests. */
  readonly serving: ConnectionSettings
  readonly isEmbedded: boolean
  stop(): Promise<void>
}

/** The configured database, or the embedded one, started if necessary; not migrated. */
export async function openDatabase(env: Env, log: (line: string) => void): Promise<OpenDatabase> {
  const { url, bin } = env.database
  if (url !== undefined) return { connection: { url }, serving: { url }, isEmbedded: false, stop: async () => {} }
  const postgres = await keepPostgres({
    dataDir: join(env.dataDir, 'postgres'),
    log,
    ...(bin === undefined ? {} : { bin }),
  })
  return { ...postgres, serving: { ...postgres.connection, user: servingRole }, isEmbedded: true }
}
