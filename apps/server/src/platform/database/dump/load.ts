import type { Writable } from 'node:stream'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { TableDescription } from '../describe'
import type { Snapshot } from './snapshot'
import { retainedTables } from './tables'

/**
 * Loads a dump into an empty database of the same schema, in one transaction of the tables' owner. `send` writes a
 * table's rows in COPY format. Foreign keys are dropped for the load and restored at the end, which validates every
 * row. Triggers are disabled, since their effects are in the dump.
 */
export async function loadSnapshot(
  pool: pg.Pool,
  { tables: dumped, lastIds }: Snapshot,
  send: (table: string, rows: Writable) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const tables = await retainedTables(client)
    await dropForeignKeys(client, tables)
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
    for (const [name, { columns, rows }] of Object.entries(dumped)) {
      const copy = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
      await send(name, copy)
      if (copy.rowCount !== rows)
        throw new Error(`The back-up has ${copy.rowCount} rows of ${name} where it says ${rows}.`)
    }
    for (const [table, last] of Object.entries(lastIds))
      await client.query("select setval(pg_get_serial_sequence($1, 'id'), $2)", [table, last])
    // Cursors of the feed may have been issued after the backup was made: new events must come after all of them.
    await client.query("select setval('event_batches_id_seq', nextval('event_batches_id_seq') + (1::bigint << 40))")
    await restoreForeignKeys(client, tables)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  await pool.query('analyze')
}

const foreignKeys = ({ constraints }: TableDescription) => constraints.filter(({ kind }) => kind === 'f')

async function dropForeignKeys(client: pg.PoolClient, tables: readonly TableDescription[]): Promise<void> {
  for (const table of tables) {
    const drops = foreignKeys(table).map(({ name }) => `drop constraint ${name}`)
    const changes = ['disable trigger user', 'no force row level security', ...drops]
    await client.query(`alter table ${table.name} ${changes.join(', ')}`)
  }
}

async function restoreForeignKeys(client: pg.PoolClient, tables: readonly TableDescription[]): Promise<void> {
  for (const table of tables) {
    const adds = foreignKeys(table).map(({ name, definition }) => `add constraint ${name} ${definition}`)
    const forced = table.forced ? ['force row level security'] : []
    await client.query(`alter table ${table.name} ${['enable trigger user', ...forced, ...adds].join(', ')}`)
  }
}
