import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

/** An arbitrary number, unlikely to be used as a lock by other programs on the same database server. */
const migrationLock = 7_398_402_611

/**
 * Migrates a database to the newest schema: applies new numbered SQL files, each in its own transaction, in one process
 * at a time. Throws if an applied file was changed since, or if the database has more migrations than this release.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<readonly string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(`create table if not exists migrations (
      name text primary key, checksum text not null, applied timestamptz(3) not null default now())`)
    return await applyMissing(client, await readMigrations(folder))
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    client.release()
  }
}

export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

/** The numbered SQL files of a folder, in order. */
export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).sort()
  return await Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function applyMissing(client: pg.PoolClient, migrations: readonly Migration[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
  const checksums = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  const names = new Set(migrations.map(({ name }) => name))
  const foreign = rows.find(({ name }) => !names.has(name))
  if (foreign) {
    throw new Error(
      `The database has migration ${foreign.name}, which this release does not know: start a newer release.`,
    )
  }
  const applied: string[] = []
  for (const { name, sql, checksum } of migrations) {
    const before = checksums.get(name)
    if (before === checksum) continue
    if (before) throw new Error(`Migration ${name} was changed after it was applied: write a new one instead.`)
    await client
      .query(`begin;\n${sql}\n;insert into migrations (name, checksum) values ('${name}', '${checksum}'); commit`)
      .catch(async (error: unknown) => {
        await client.query('rollback')
        throw new Error(`Migration ${name} failed and was undone.`, { cause: error })
      })
    applied.push(name)
  }
  return applied
}
