import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

/** Reassigns a person's emails to another traveler, or to none. */
export async function changeTraveler(tx: Tx, from: string, to: string | null): Promise<void> {
  await tx.db
    .updateTable('emails')
    .set({ member_id: to, ...(to === null ? { match_method: 'none' } : {}), modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('member_id', '=', from)
    .execute()
}
