import type { Reference } from '@sextant/contract/emails/reservation'
import { foldCode } from '@sextant/domain/kit/fold'
import type { Purchased } from '@sextant/domain/segments/booking-groups'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

/** The references of a segment, as a column of a query on `segments`. */
export const referencesField = sql<Reference[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('value', r.value, 'issuer', r.issuer) order by r.position), '[]')
  from segment_references r where r.team_id = segments.team_id and r.segment_id = segments.id)`.as('references')

/** Adds references to a segment. */
export async function saveReferences(tx: Tx, segment: string, references: readonly Reference[]): Promise<void> {
  if (references.length === 0) return
  await tx.db
    .insertInto('segment_references')
    .values(
      references.map(({ value, issuer }, position) => ({
        team_id: tx.team,
        segment_id: segment,
        code: foldCode(value),
        value,
        issuer,
        position,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'segment_id', 'code']).doUpdateSet((old) => ({
        value: old.ref('excluded.value'),
        issuer: old.ref('excluded.issuer'),
        position: old.ref('excluded.position'),
      })),
    )
    .execute()
}

/** The ids of segments that are known by one of these codes. */
export const findByCodes = async (tx: Tx, codes: readonly string[]): Promise<string[]> => {
  if (codes.length === 0) return []
  const rows = await tx.db
    .selectFrom('segment_references')
    .select('segment_id')
    .distinct()
    .where('team_id', '=', tx.team)
    .where('code', 'in', codes)
    .execute()
  return rows.map(({ segment_id }) => segment_id)
}

/** Segments and all that share a reference with them, as far as it determines their bookings. */
export const findPurchased = async (tx: Tx, ids: readonly string[]): Promise<Purchased[]> =>
  await tx.db
    .selectFrom('segments')
    .select(['id', 'booking_id', 'email_id', referencesField])
    .where('team_id', '=', tx.team)
    .where(
      sql<SqlBool>`id = any (${ids}::bigint[] || array(
        select other.segment_id from segment_references own
        join segment_references other on other.team_id = own.team_id and other.code = own.code
        where own.team_id = ${tx.team} and own.segment_id = any (${ids}::bigint[])))`,
    )
    .orderBy('id')
    .execute()

/** Creates bookings; returns their ids. */
export const insertBookings = async (tx: Tx, count: number): Promise<string[]> =>
  (
    await sql<{ id: string }>`insert into bookings (team_id)
      select ${tx.team}::bigint from generate_series(1, ${count}::int) returning id`.execute(tx.db)
  ).rows.map(({ id }) => id)

/** Assigns segments to their bookings, in one statement. */
export async function setBookings(
  tx: Tx,
  assigned: readonly { readonly id: string; readonly booking: string }[],
): Promise<void> {
  if (assigned.length === 0) return
  await sql`update segments s set booking_id = a.booking
    from jsonb_to_recordset(${JSON.stringify(assigned)}) a (id bigint, booking bigint)
    where s.team_id = ${tx.team} and s.id = a.id`.execute(tx.db)
}

/** Moves all segments of a booking to another, which turned out to be the same, and deletes it. */
export async function joinBookings(tx: Tx, from: readonly string[], to: string): Promise<void> {
  if (from.length === 0) return
  await sql`update segments set booking_id = ${to}
    where team_id = ${tx.team} and booking_id = any (${from}::bigint[])`.execute(tx.db)
  await sql`delete from bookings where team_id = ${tx.team} and id = any (${from}::bigint[])`.execute(tx.db)
}

/** Deletes those of the bookings that have no segment left. */
export async function deleteEmptyBookings(tx: Tx, ids: readonly (string | null)[]): Promise<void> {
  const bookings = [...new Set(ids.flatMap((id) => id ?? []))]
  if (bookings.length === 0) return
  await sql`delete from bookings b where b.team_id = ${tx.team} and b.id = any (${bookings}::bigint[])
    and not exists (select from segments s where s.team_id = b.team_id and s.booking_id = b.id)`.execute(tx.db)
}

/**
 * Gives a page of segments without a booking the references that their own columns hold. Returns their ids, in order.
 */
export async function referEarlier(tx: Tx, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with page as (
      select * from segments where team_id = ${tx.team} and id > ${after} and booking_id is null
      order by id limit ${limit}),
    told as (
      select id, confirmation_no as value, case
        when source_classification = 'tmc' then 'agency' when type = 'air' then 'airline' when type = 'hotel' then 'hotel'
        when type = 'rail' then 'rail_line' when type = 'car' then 'car_company' else 'supplier' end as issuer
      from page where confirmation_no is not null
      union all
      select id, ticket, 'ticket' from page, jsonb_array_elements_text(coalesce(details -> 'tickets', '[]')) ticket),
    coded as (
      select *, upper(regexp_replace(value, '[^[:alnum:]]', '', 'g')) as code from told),
    saved as (
      insert into segment_references (team_id, segment_id, code, value, issuer, position)
      select ${tx.team}, id, code, value, issuer, row_number() over (partition by id order by issuer) - 1
      from coded where length(code) >= 3
      on conflict do nothing)
    select id from page order by id`.execute(tx.db)
  return rows.map(({ id }) => id)
}
