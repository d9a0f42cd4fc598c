import { sql } from 'kysely'
import type { Tx } from './transaction'

/** Serialises changes to a team's segments: two emails about one booking must see each other's result. */
export async function lockSegments(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('segments', ${tx.team}::bigint))`.execute(tx.db)
}
