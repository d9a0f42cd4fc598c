import pg from 'pg'
import type { ConnectionSettings } from '../../src/platform/database/pool'

type Row = Readonly<Record<string, unknown>>

/**
 * Runs a statement on a connection of its own, for statements outside pools and transactions such as `create database`.
 */
export async function onServer(settings: ConnectionSettings, sql: string): Promise<readonly Row[]> {
  const client = new pg.Client('url' in settings ? { connectionString: settings.url } : settings)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
