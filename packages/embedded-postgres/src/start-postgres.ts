import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import pg from 'pg'
import { findBinaries } from './binaries'
import { clusterPath, ensureCluster, superuser } from './cluster'
import { openDataFolder } from './data-folder'
import { launch } from './launch'
import { becomeOwner, endOwnership } from './owner'
import { shutDown } from './shut-down'
import { port } from './socket-folder'

/** How to connect to a started database; `host` is the folder of its Unix socket. */
export type Connection = {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
}

export type StartedPostgres = {
  readonly connection: Connection
  /** Stops the database; call it after its connection pools have ended. */
  stop(): Promise<void>
}

export type PostgresOptions = {
  /** The database's own folder. It is created, owned by the database's account, and closed to everyone else. */
  readonly dataDir: string
  readonly log: (line: string) => void
  /** A folder with the `postgres` and `initdb` to use instead of the npm package's. */
  readonly bin?: string
  /** Server settings (`fsync`, `max_connections` …) in addition to the launcher's own. */
  readonly settings?: Readonly<Record<string, string>>
  /** How long to wait for a silent leftover process, and for an orderly shutdown. Defaults to 10 s. */
  readonly timeoutMs?: number
}

const database = 'sextant'

/**
 * Starts the embedded PostgreSQL of a data folder, creating the cluster first if there is none, or adopts the one that
 * is still running. Resolves once the database `sextant` accepts connections. Throws errors whose messages say what to
 * do.
 */
export async function startPostgres(options: PostgresOptions): Promise<StartedPostgres> {
  const { dataDir, log, bin: requested = null, settings = {}, timeoutMs = 10_000 } = options
  const folder = await openDataFolder(dataDir, log)
  const bin = await findBinaries(requested, folder)
  await ensureCluster(bin, folder)
  const { pid, socketFolder, adopted } = await launch({ bin, folder, settings, timeoutMs })
  const owner = await becomeOwner(folder, adopted)
  log(`PostgreSQL ${adopted ? 'still runs' : 'runs'} in ${folder.path} (process ${pid})`)
  const connection = { host: socketFolder, port, user: superuser, database }
  await ensureDatabase(connection)
  return {
    connection,
    async stop() {
      if (!owner) return log('PostgreSQL stays up: the process that started it still uses it')
      await shutDown(clusterPath(folder), pid, timeoutMs)
      await endOwnership(folder)
      if (dirname(socketFolder) === '/tmp') await rm(socketFolder, { recursive: true, force: true })
    },
  }
}

async function ensureDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}
