import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type Connection, type PostgresOptions, startPostgres } from '../src/start-postgres'

/** Creates an empty folder that every account can enter. It is deleted when the test ends. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sextant-launcher-'))
  await chmod(folder, 0o711)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a database that is stopped when the test ends, whatever its result. */
export async function start(dataDir: string, options: Partial<PostgresOptions> = {}) {
  const lines: string[] = []
  const postgres = await startPostgres({ dataDir, log: (line) => lines.push(line), ...options })
  onTestFinished(() => postgres.stop())
  return { ...postgres, lines }
}

/** A connection whose loss fails only its queries; it is closed when the test ends. */
export async function connect(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client(connection).on('error', () => undefined)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Runs one statement on its own connection and returns the rows. */
export async function query(
  connection: Connection,
  sql: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
