import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './transaction'

/** Rows of a query with their total, for reporting progress. */
export type Source<Row> = {
  count(): Promise<number>
  batches(): AsyncGenerator<readonly Row[]>
}

/** The number of rows in memory at once. */
const batchSize = 1000

/**
 * Reads a query in the open transaction through a server-side cursor: one snapshot of the database, with constant
 * memory. The order is a separate argument, so that counting does not sort. One cursor per transaction at a time.
 */
export const byCursor = <Row>(tx: Tx, query: RawBuilder<Row>, order: RawBuilder<unknown>): Source<Row> => ({
  count: async () => {
    const { rows } = await sql<{ count: string }>`select count(*) from (${query}) counted`.execute(tx.db)
    return Number(rows[0]?.count ?? 0)
  },
  batches: async function* () {
    // Plans for fetching all rows rather than the first ones.
    await sql`set local cursor_tuple_fraction = 1`.execute(tx.db)
    await sql`declare source no scroll cursor for ${query} order by ${order}`.execute(tx.db)
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(batchSize)} from source`.execute(tx.db)
      if (rows.length > 0) yield rows
      if (rows.length < batchSize) break
    }
    await sql`close source`.execute(tx.db)
  },
})
