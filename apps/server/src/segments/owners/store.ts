import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'
import { findSegments, type SegmentRow } from '../store'

/** Reassigns all segments of a person to another traveler, or to an unknown one. */
export async function changeOwner(
  tx: Tx,
  from: string,
  to: { readonly member_id: string | null; readonly owner_key: string },
): Promise<void> {
  await tx.db
    .updateTable('segments')
    .set({ ...to, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('member_id', '=', from)
    .execute()
}

/** An email with a segment whose traveler is unknown. */
export type UnmatchedEmail = {
  readonly id: string
  readonly reservations: unknown
  readonly people: readonly string[]
  readonly member_id: string | null
  readonly segment_ids: readonly string[]
}

/** A page of emails with segments of unknown travelers, by id, after one of them. */
export const findUnmatchedEmails = async (tx: Tx, after: string, limit: number): Promise<UnmatchedEmail[]> =>
  (
    await sql<UnmatchedEmail>`
      select e.id, e.reservations, e.people, e.member_id,
        array_agg(s.id::text order by s.id) as segment_ids
      from segments s
      join segment_mails m on m.team_id = s.team_id and m.segment_id = s.id
      join emails e on e.team_id = m.team_id and e.id = m.email_id
      where s.team_id = ${tx.team} and s.member_id is null and e.id > ${after}
      group by e.team_id, e.id order by e.id limit ${limit}`.execute(tx.db)
  ).rows

/** A page of segments with more than one traveler, by id, after one of them. */
export async function findShared(tx: Tx, after: string, limit: number): Promise<SegmentRow[]> {
  const rows = await tx.db
    .selectFrom('segments')
    .select('id')
    .where('team_id', '=', tx.team)
    .where('id', '>', after)
    .where(sql<SqlBool>`cardinality(travelers) > 1`)
    .orderBy('id')
    .limit(limit)
    .execute()
  return await findSegments(
    tx,
    rows.map(({ id }) => id),
  )
}

/** Links a segment to the emails of another. */
export async function copyMails(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    insert into segment_mails (team_id, segment_id, email_id, change, fields, created)
    select team_id, ${to}, email_id, change, fields, created
    from segment_mails where team_id = ${tx.team} and segment_id = ${from}`.execute(tx.db)
}
