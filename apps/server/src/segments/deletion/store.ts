import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'
import { settleBookings } from '../bookings/settle-bookings'
import { deleteEmptyBookings } from '../bookings/store'
import type { BookingTerms, SegmentRow } from '../store'

/**
 * Deletes segments, and bookings that have none left. Returns the owners of segments whose share of their booking's
 * fees and refunds changed as a result.
 */
export async function deleteRows(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await tx.db
    .deleteFrom('segments')
    .where('team_id', '=', tx.team)
    .where(sql<SqlBool>`id = any (${ids}::bigint[])`)
    .returning('booking_id')
    .execute()
  const bookings = rows.map(({ booking_id }) => booking_id)
  await deleteEmptyBookings(tx, bookings)
  return (await settleBookings(tx, [...new Set(bookings.flatMap((id) => id ?? []))])).map(({ owner_key }) => owner_key)
}

/** Keeps a copy of a deleted segment: `segment` as the API returned it. */
export async function insertDeleted(tx: Tx, row: SegmentRow, segment: unknown): Promise<void> {
  const { id, type, owner_key, confirmation_no, start_day, end_day, observed_at } = row
  const columns = { id, type, owner_key, confirmation_no, start_day, end_day, observed_at }
  await tx.db
    .insertInto('deleted_segments')
    .values({ ...columns, team_id: tx.team, segment: JSON.stringify(segment) })
    .execute()
}

/** Deleted segments that may be the same booking, found by the same terms as existing ones. */
export const findDeleted = async (tx: Tx, terms: BookingTerms) =>
  await tx.db
    .selectFrom('deleted_segments')
    .select(['id', 'segment', 'observed_at'])
    .where(isDeleted(tx, terms))
    .orderBy('id')
    .execute()

/** Whether a deleted segment may be the same booking. */
export const isDeleted = (tx: Tx, { type, confirmation, ownerKey, from, to }: BookingTerms) =>
  sql<SqlBool>`team_id = ${tx.team} and type = ${type} and (lower(confirmation_no) = lower(${confirmation})
    or (owner_key = ${ownerKey} and start_day <= ${to}::date and end_day >= ${from}::date))`

export async function deleteDeletedCopy(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('deleted_segments').where('team_id', '=', tx.team).where('id', '=', id).execute()
}

/** Whether a deleted segment belonged to one of these travelers. */
const isOf = (travelers: readonly string[]) => sql<SqlBool>`segment ->> 'member_id' = any (${travelers}::text[])`

export const findDeletedOf = async (tx: Tx, travelers: readonly string[]): Promise<unknown[]> =>
  (
    await tx.db
      .selectFrom('deleted_segments')
      .select('segment')
      .where('team_id', '=', tx.team)
      .where(isOf(travelers))
      .orderBy('id')
      .execute()
  ).map(({ segment }) => segment)

export async function deleteDeletedCopiesOf(tx: Tx, travelers: readonly string[]): Promise<void> {
  await tx.db.deleteFrom('deleted_segments').where('team_id', '=', tx.team).where(isOf(travelers)).execute()
}

/** Reassigns a person's deleted segments together with their segments. */
export async function changeOwnerOfDeleted(
  tx: Tx,
  from: string,
  { member_id, owner_key }: { readonly member_id: string | null; readonly owner_key: string },
): Promise<void> {
  await tx.db
    .updateTable('deleted_segments')
    .set({ owner_key, segment: sql`segment || jsonb_build_object('member_id', ${member_id}::text)` })
    .where('team_id', '=', tx.team)
    .where(isOf([from]))
    .execute()
}
