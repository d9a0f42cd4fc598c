import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

/** Emails by id, with the content hash of their message. */
export const readMails = async (tx: Tx, ids: readonly string[]) =>
  await tx.db
    .selectFrom('emails')
    .select([
      'id',
      'status',
      'subject',
      'from_address',
      'to_address',
      'cc_address',
      'msg_id',
      'msg_date',
      'headers',
      'reservations',
      'content_hash',
      'created',
    ])
    .where('team_id', '=', tx.team)
    .where(sql<SqlBool>`id = any (${ids}::bigint[])`)
    .orderBy('id')
    .execute()

/** Deletes emails; returns the hashes of messages that no other email of the team has. */
export async function deleteMails(tx: Tx, ids: readonly string[]): Promise<Uint8Array[]> {
  const deleted = await tx.db
    .deleteFrom('emails')
    .where('team_id', '=', tx.team)
    .where(sql<SqlBool>`id = any (${ids}::bigint[])`)
    .returning('content_hash')
    .execute()
  const hashes = deleted.map(({ content_hash }) => content_hash)
  const retained = await tx.db
    .selectFrom('emails')
    .select('content_hash')
    .where('team_id', '=', tx.team)
    .where(sql<SqlBool>`content_hash = any (${hashes}::bytea[])`)
    .execute()
  return hashes.filter((hash) => !retained.some(({ content_hash }) => Buffer.from(hash).equals(content_hash)))
}
