import type pg from 'pg'
import { describeTables, type TableDescription } from '../describe'

/** What is known of a table in a dump. */
export type TableDump = {
  /** In the order in which its rows have them. */
  readonly columns: readonly string[]
  readonly rows: number
  /** Of its rows as COPY wrote them. */
  readonly sha256: string
}

/** The tables that have the product's rows: all but the one that says which schema this is. */
export const retainedTables = async (client: pg.PoolClient): Promise<readonly TableDescription[]> =>
  (await describeTables(client)).filter(({ name }) => name !== 'migrations')

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The columns that rows are written with: all but those that the database keeps itself. */
export const columnsOf = ({ columns }: TableDescription): readonly string[] =>
  columns.filter(({ generated }) => !generated).map(({ name }) => quoted(name))

/** The tables that give out ids, each with the last one. */
export const sequences = `
select c.relname as table, pg_sequence_last_value(pg_get_serial_sequence(c.relname, 'id')::regclass)::text as last
from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and a.attidentity <> ''
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`
