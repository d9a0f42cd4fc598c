import { Kysely, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely'
import pg from 'pg'
import { type Pool, preparing } from './prepared'
import type { Tables } from './tables.gen'

export type Database = Kysely<Tables>

export type ConnectionSettings =
  | { readonly url: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }

const { builtins } = pg.types

const asIs = (text: string): string => text
const localDateTime = (text: string): string => text.replace(' ', 'T')
/** `2026-03-01 12:05:00.5+00` as PostgreSQL writes it; some time zones have minutes in their offset. */
const instant = (text: string): string => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString()

/** Values have the types of the API: ids and days as text, instants in ISO 8601, local times without offset. */
const parsers = new Map<number, (text: string) => string | number>([
  [builtins.INT8, asIs],
  [builtins.NUMERIC, asIs],
  [builtins.DATE, asIs],
  [builtins.TIMESTAMP, localDateTime],
  [builtins.TIMESTAMPTZ, instant],
])

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ??
    (format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')),
}

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
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
  })
  // The pool listens only while a connection is idle; an unhandled error event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * `inTransaction` begins transactions itself, in the same message that sets their scope, which saves a round trip on
 * every request.
 */
class Driver extends PostgresDriver {
  override async beginTransaction(...[connection, settings]: Parameters<PostgresDriver['beginTransaction']>) {
    if (settings.isolationLevel || settings.accessMode) await super.beginTransaction(connection, settings)
  }
}

class Dialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }
  override createDriver(): Driver {
    return new Driver(this.#config)
  }
}

export const makeDatabase = (pool: Pool): Database => new Kysely<Tables>({ dialect: new Dialect({ pool }) })

/** The database on the connections of a pool, with and without prepared statements. */
export const makeDatabases = (pool: pg.Pool) => ({ db: makeDatabase(pool), prepared: makeDatabase(preparing(pool)) })
