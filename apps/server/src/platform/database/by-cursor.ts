import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './transaction'

/** Rows of a query, and how many there are, to be told how far a reader is. */
export type Source<Row> = {
  count(): Promise<number>
  batches(): AsyncGenerator<readonly Row[]>
}

/** So many rows are held at a time. */
const atOnce = 1000

/**
 * Reads a query in the open transaction by a cursor of the server: one state of the database, in memory that does not
 * grow with it. The order is told apart, so that counting does not sort. A transaction reads one at a time.
 */
export const byCursor = <Row>(tx: Tx, query: RawBuilder<Row>, order: RawBuilder<unknown>): Source<Row> => ({
  count: async () => {
    const { rows } = await sql<{ count: string }>`select count(*) from (${query}) counted`.execute(tx.db)
    return Number(rows[0]?.count ?? 0)
  },
  batches: async function* () {
    // All rows are wanted, not the first ones soon.
    await sql`set local cursor_tuple_fraction = 1`.execute(tx.db)
    await sql`declare source no scroll cursor for ${query} order by ${order}`.execute(tx.db)
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(atOnce)} from source`.execute(tx.db)
      if (rows.length > 0) yield rows
      if (rows.length < atOnce) break
    }
    await sql`close source`.execute(tx.db)
  },
})
