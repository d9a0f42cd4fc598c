import type { QueryOf } from '@sextant/contract/kit/endpoint'
import type { BookingEmail, listBookings } from '@sextant/contract/segments/bookings'
import { foldCode } from '@sextant/domain/kit/fold'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { readPage, type SortColumns } from '../../platform/database/page'
import type { Tx } from '../../platform/database/transaction'

const bookingsOf = (tx: Tx) =>
  tx.db.selectFrom('bookings').select(['id', 'created', 'modified']).where('team_id', '=', tx.team)

export type BookingRow = NonNullable<Awaited<ReturnType<typeof findBooking>>>

export const findBooking = async (tx: Tx, id: string) => await bookingsOf(tx).where('id', '=', id).executeTakeFirst()

const sortColumns: SortColumns = { created: [sql`created`, 'timestamptz'] }

/** A page of bookings. */
export const listBookingRows = async (tx: Tx, query: QueryOf<typeof listBookings>) =>
  await readPage(tx, bookingsOf(tx).where(matching(tx, query)), sortColumns, query)

/** Whether a booking matches the filters of its list. */
function matching(tx: Tx, query: QueryOf<typeof listBookings>): RawBuilder<SqlBool> {
  const { reference, member_id, trip_id, email_id, kind, start_date, end_date } = query
  const ofSegments = [
    member_id !== undefined && sql`s.member_id = ${member_id}`,
    trip_id !== undefined && sql`s.trip_id = ${trip_id}`,
    start_date !== undefined && sql`s.end_day >= ${start_date}`,
    end_date !== undefined && sql`s.start_day <= ${end_date}`,
    email_id !== undefined &&
      sql`s.id in (select segment_id from segment_mails where team_id = ${tx.team} and email_id = ${email_id})`,
    reference !== undefined &&
      sql`s.id in (select segment_id from segment_references where team_id = ${tx.team} and code = ${foldCode(reference)})`,
  ].flatMap((condition) => condition || [])
  const conditions = [
    ofSegments.length > 0 &&
      sql`bookings.id in (select s.booking_id from segments s
        where s.team_id = ${tx.team} and ${sql.join(ofSegments, sql` and `)})`,
    kind !== undefined &&
      sql`bookings.id in (select a.booking_id from booking_amounts a where a.team_id = ${tx.team} and a.kind = ${kind})`,
  ].flatMap((condition) => condition || [])
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`
}

/** The emails that state segments or amounts of bookings, oldest first. */
export async function findEmailsOfBookings(
  tx: Tx,
  bookings: readonly string[],
): Promise<ReadonlyMap<string, readonly BookingEmail[]>> {
  const { rows } = await sql<{ booking_id: string; emails: BookingEmail[] }>`
    with sources as (
      select s.booking_id, m.email_id from segments s
      join segment_mails m on m.team_id = s.team_id and m.segment_id = s.id
      where s.team_id = ${tx.team} and s.booking_id = any (${bookings}::bigint[])
      union
      select a.booking_id, a.email_id from booking_amounts a
      where a.team_id = ${tx.team} and a.booking_id = any (${bookings}::bigint[]))
    select sources.booking_id, jsonb_agg(
      jsonb_build_object('id', e.id::text, 'subject', e.subject, 'from_address', e.from_address,
        'sent_at', to_char(coalesce(e.msg_date, e.created) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by coalesce(e.msg_date, e.created), e.id) as emails
    from sources join emails e on e.team_id = ${tx.team} and e.id = sources.email_id
    group by sources.booking_id`.execute(tx.db)
  return new Map(rows.map(({ booking_id, emails }) => [booking_id, emails]))
}
