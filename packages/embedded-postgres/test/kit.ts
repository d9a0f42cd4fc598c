import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type Connection, type PostgresOptions, startPostgres } from '../src/start-postgres'

/** An empty folder that every account can enter; it goes when the test ends. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sextant-launcher-'))
  await chmod(folder, 0o711)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a database that is stopped when the test ends, however it ends. */
export async function start(dataDir: string, options: Partial<PostgresOptions> = {}) {
  const lines: string[] = []
  const postgres = await startPostgres({ dataDir, log: (line) => lines.push(line), ...options })
  onTestFinished(() => postgres.stop())
  return { ...postgres, lines }
}

/** The rows of one statement, on a connection of its own. */
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
