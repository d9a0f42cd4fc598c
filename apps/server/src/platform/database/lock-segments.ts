import { sql } from 'kysely'
import type { Tx } from './transaction'

/**
 * Serialises changes to a team's segments: two emails about one booking must see each other's result. The lock is taken
 * before whatever the transaction reads next.
 */
export async function lockSegments(tx: Tx): Promise<void> {
  const locked = sql`select pg_advisory_xact_lock(hashtextextended('segments', ${tx.team}::bigint))`
  tx.later(locked.compile(tx.db))
}
