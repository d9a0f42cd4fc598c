import type pg from 'pg'
import { describeTables, type TableDescription } from '../describe'

/** A table in a dump. */
export type TableDump = {
  /** In the order of its rows. */
  readonly columns: readonly string[]
  readonly rows: number
  /** Of its rows in COPY format. */
  readonly sha256: string
}

/** The tables with the product's data: all but the one that records the schema version. */
export const retainedTables = async (client: pg.PoolClient): Promise<readonly TableDescription[]> =>
  (await describeTables(client)).filter(({ name }) => name !== 'migrations')

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The columns that are written: all but generated ones. */
export const columnsOf = ({ columns }: TableDescription): readonly string[] =>
  columns.filter(({ generated }) => !generated).map(({ name }) => quoted(name))

/** The tables with id sequences, and the last id of each. */
export const sequences = `
select c.relname as table, pg_sequence_last_value(pg_get_serial_sequence(c.relname, 'id')::regclass)::text as last
from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and a.attidentity <> ''
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`
