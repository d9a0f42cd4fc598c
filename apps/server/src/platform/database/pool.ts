import {
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import pg from 'pg'
import { columnTypes as types } from './column-types'
import { Connection } from './connection'
import { PreparedStatements, type Series } from './prepared'
import { Statement } from './statement'
import type { Tables } from './tables.gen'

export type Database = Kysely<Tables>

export type ConnectionSettings =
  | { readonly url: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }

/**
 * A pool of database connections. A connection lost while in use fails the current or next query; one lost while idle
 * is reported by the pool's `error` event.
 */
export function makePool(settings: ConnectionSettings, size: number): pg.Pool {
  const connection = 'url' in settings ? { connectionString: settings.url } : settings
  const pool = new pg.Pool({
    ...connection,
    max: size,
    types,
    application_name: 'sextant',
    // A closed connection loses its prepared statements, and the next email after a pause would wait for new ones.
    idleTimeoutMillis: 600_000,
    connectionTimeoutMillis: 10_000,
  })
  // The pool listens only while a connection is idle; an unhandled error event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Provides connections of a pool that hold statements until they are sent together. */
class ConnectionDriver implements Driver {
  readonly #prepared = new WeakMap<pg.PoolClient, PreparedStatements>()
  readonly #series: Series = { current: 0 }

  constructor(
    readonly pool: pg.Pool,
    readonly prepares: boolean,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    const client = await this.pool.connect()
    if (!this.prepares) return new Connection(client, null)
    const prepared = this.#prepared.get(client) ?? new PreparedStatements(this.#series)
    this.#prepared.set(client, prepared)
    return new Connection(client, prepared)
  }

  async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ''
    connection.begin(new Statement(`begin${isolation} ${settings.accessMode ?? ''}`))
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.rollback()
  }

  /** Returns a connection to the pool, or ends it if it would carry its transaction and scope over to the next user. */
  async releaseConnection({ client }: Connection): Promise<void> {
    client.release(client.getTransactionStatus() !== 'I')
  }

  async destroy(): Promise<void> {
    await this.pool.end()
  }
}

/** The PostgreSQL dialect on the connections of a driver. */
export const dialectWith = (createDriver: () => Driver): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

const databaseOn = (pool: pg.Pool, prepares: boolean): Database =>
  new Kysely<Tables>({ dialect: dialectWith(() => new ConnectionDriver(pool, prepares)) })

export const makeDatabase = (pool: pg.Pool): Database => databaseOn(pool, false)

/** The database on the connections of a pool, with and without prepared statements. */
export const makeDatabases = (pool: pg.Pool) => ({ db: makeDatabase(pool), prepared: databaseOn(pool, true) })
