import { type NotNull, sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'
import type { SegmentRow } from '../store'

export type PriceRow = Pick<SegmentRow, 'id' | 'owner_key' | 'booked_at' | 'start_day' | 'cents' | 'rate_date'> & {
  readonly price: string
  readonly currency: string
}

/** The prices of segments by segment id, starting after `after`. */
export const findPrices = async (tx: Tx, after: string, limit: number): Promise<readonly PriceRow[]> =>
  await tx.db
    .selectFrom('segments')
    .select(['id', 'owner_key', 'booked_at', 'start_day', 'cents', 'rate_date', 'price', 'currency'])
    .where('team_id', '=', tx.team)
    .where('id', '>', after)
    .where('price', 'is not', null)
    .where('currency', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ price: NotNull; currency: NotNull }>()
    .execute()

/** Sets converted prices in one statement. */
export async function updateConverted(
  tx: Tx,
  rows: readonly Pick<PriceRow, 'id' | 'cents' | 'rate_date'>[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`update segments s set cents = r.cents, rate_date = r.rate_date, modified = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}) r (id bigint, cents bigint, rate_date date)
    where s.team_id = ${tx.team} and s.id = r.id`.execute(tx.db)
}

/**
 * Dates a page of segments without a booking date by their first email, if it was sent before they began, in the order
 * of their ids. Answers the last id of a full page, and null at the end.
 */
export async function assumeBookingDates(tx: Tx, after: string, limit: number): Promise<string | null> {
  const { rows } = await sql<{ last: string | null; count: number }>`
    with page as (
      select id, start_day from segments
      where team_id = ${tx.team} and id > ${after} and booked_at is null and status = 'Active'
      order by id limit ${limit}),
    first as (
      select page.id, min(coalesce(e.msg_date, e.created)) as sent
      from page
      join segment_mails m on m.team_id = ${tx.team} and m.segment_id = page.id
      join emails e on e.team_id = m.team_id and e.id = m.email_id
      group by page.id, page.start_day
      having (min(coalesce(e.msg_date, e.created)) at time zone 'UTC')::date <= page.start_day),
    dated as (
      update segments s set booked_at = first.sent, metadata = s.metadata ||
        jsonb_build_object('assumed', coalesce(s.metadata -> 'assumed', '[]') || '["booked_at"]')
      from first where s.team_id = ${tx.team} and s.id = first.id)
    select max(id)::text as last, count(*)::int as count from page`.execute(tx.db)
  const [page] = rows
  return page && page.count === limit ? page.last : null
}
