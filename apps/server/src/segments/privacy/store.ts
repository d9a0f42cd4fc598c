import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

/** Deletes segments, and takes mails that go away out of the segments that stay. */
export async function deleteSegments(
  tx: Tx,
  ids: readonly string[],
  mails: readonly string[],
): Promise<void> {
  await tx.db
    .deleteFrom('segments')
    .where('team_id', '=', tx.team)
    .where(sql<SqlBool>`id = any (${ids}::bigint[])`)
    .execute()
  await tx.db
    .updateTable('segments')
    .set({ email_id: null })
    .where('team_id', '=', tx.team)
    .where(sql<SqlBool>`email_id = any (${mails}::bigint[])`)
    .execute()
}
