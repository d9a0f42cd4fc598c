import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

/** Removes references to deleted emails from the remaining segments. */
export async function unlinkEmails(tx: Tx, mails: readonly string[]): Promise<void> {
  await tx.db
    .updateTable('segments')
    .set({ email_id: null })
    .where('team_id', '=', tx.team)
    .where(sql<SqlBool>`email_id = any (${mails}::bigint[])`)
    .execute()
}
