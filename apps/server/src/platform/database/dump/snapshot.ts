import type { Readable } from 'node:stream'
import type pg from 'pg'
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams'
import { columnsOf, retainedTables, sequences, type TableDump } from './tables'

/**
 * Reads all rows of all tables as of one instant while others keep writing: `keep` receives the rows of a table in COPY
 * format. Returns what was read and the last id of each table.
 */
export async function readSnapshot(
  pool: pg.Pool,
  keep: (table: string, rows: Readable) => Promise<{ readonly sha256: string }>,
): Promise<Snapshot> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    // Row-level security applies to the tables' owner as well.
    await client.query('set local role sextant_backup')
    const retained: (Pick<TableDump, 'columns' | 'sha256'> & { name: string; copy: CopyToStreamQuery })[] = []
    for (const table of await retainedTables(client)) {
      const columns = columnsOf(table)
      const copy = client.query(copyTo(`copy ${table.name} (${columns.join(', ')}) to stdout`))
      retained.push({ name: table.name, columns, copy, ...(await keep(table.name, copy)) })
    }
    await client.query('reset role')
    const { rows: last } = await client.query<{ table: string; last: string | null }>(sequences)
    // The row count of a COPY is known shortly after its last row.
    const tables = retained.map(
      ({ name, columns, sha256, copy }) => [name, { columns, rows: copy.rowCount, sha256 }] as const,
    )
    return {
      tables: Object.fromEntries(tables),
      lastIds: Object.fromEntries(last.flatMap((entry) => (entry.last === null ? [] : [[entry.table, entry.last]]))),
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
}

export type Snapshot = {
  readonly tables: Readonly<Record<string, TableDump>>
  /** The last id issued per table. */
  readonly lastIds: Readonly<Record<string, string>>
}
