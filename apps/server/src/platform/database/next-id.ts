import { sql } from 'kysely'
import type { Database } from './pool'

/**
 * The next id of a table whose row-level security refers to the row's own id, which must be known before the
 * transaction.
 */
export async function nextId(db: Database, table: 'users' | 'teams'): Promise<string> {
  const { rows } = await sql<{
    id: string
  }>`select nextval(pg_get_serial_sequence(${table}, 'id')) as id`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`No id for ${table}.`)
  return row.id
}
