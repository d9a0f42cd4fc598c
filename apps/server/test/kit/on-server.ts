import pg from 'pg'
import type { ConnectionSettings } from '../../src/platform/database/pool'

type Row = Readonly<Record<string, unknown>>

/** One statement on a connection of its own: for what no pool or transaction may hold, such as `create database`. */
export async function onServer(settings: ConnectionSettings, sql: string): Promise<readonly Row[]> {
  const client = new pg.Client('url' in settings ? { connectionString: settings.url } : settings)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
