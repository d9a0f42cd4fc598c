import type { Reference } from '@sextant/contract/emails/reservation'
import { foldCode } from '@sextant/domain/kit/fold'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

/** The references of a segment, as a column of a query on `segments`. */
export const referencesField = sql<Reference[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('value', r.value, 'issuer', r.issuer) order by r.position), '[]')
  from segment_references r where r.team_id = segments.team_id and r.segment_id = segments.id)`.as('references')

/** Adds references to a segment. */
export async function saveReferences(tx: Tx, segment: string, references: readonly Reference[]): Promise<void> {
  if (references.length === 0) return
  const inserted = tx.db
    .insertInto('segment_references')
    .values(referenceRows(references).map((row) => ({ ...row, team_id: tx.team, segment_id: segment })))
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'segment_id', 'code']).doUpdateSet((old) => ({
        value: old.ref('excluded.value'),
        issuer: old.ref('excluded.issuer'),
        position: old.ref('excluded.position'),
      })),
    )
  tx.later(inserted.compile())
}

/** The columns of references, in order. */
export const referenceRows = (references: readonly Reference[]) =>
  references.map(({ value, issuer }, position) => ({ code: foldCode(value), value, issuer, position }))

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

/** The ids of the other segments with a reference of a segment. */
export const findSharingCode = async (tx: Tx, id: string): Promise<string[]> => {
  const rows = await tx.db
    .selectFrom('segment_references as own')
    .innerJoin('segment_references as other', (join) =>
      join.onRef('other.team_id', '=', 'own.team_id').onRef('other.code', '=', 'own.code'),
    )
    .select('other.segment_id')
    .distinct()
    .where('own.team_id', '=', tx.team)
    .where('own.segment_id', '=', id)
    .where('other.segment_id', '!=', id)
    .execute()
  return rows.map(({ segment_id }) => segment_id)
}

/** The owners of segments, of the segments with one of these codes, and of all others in their bookings. */
export const findBookings = async (tx: Tx, ids: readonly string[], codes: readonly string[]) =>
  await tx.db
    .with('own', (db) =>
      db
        .selectFrom('segments')
        .select(['owner_key', 'booking_id'])
        .where('team_id', '=', tx.team)
        .where(
          sql<SqlBool>`id = any (${ids}::bigint[] || array(
            select segment_id from segment_references where team_id = ${tx.team} and code = any (${codes}::text[])))`,
        ),
    )
    .selectFrom('own')
    .selectAll()
    .union((db) =>
      db
        .selectFrom('segments')
        .select(['owner_key', 'booking_id'])
        .where('team_id', '=', tx.team)
        .where(sql<SqlBool>`booking_id = any (array(select booking_id from own))`),
    )
    .execute()

/** A segment and the booking it is assigned to: a known one, or a new one by its number from 1. */
export type BookingAssignment = { readonly id: string; readonly booking: string | null; readonly fresh: number | null }

/** Assigns segments to their bookings, and creates the new ones, in one statement. Returns the booking of each. */
export async function setBookings(
  tx: Tx,
  assigned: readonly BookingAssignment[],
  fresh: number,
): Promise<ReadonlyMap<string, string>> {
  if (assigned.length === 0) return new Map()
  const { rows } = await sql<{ id: string; booking_id: string }>`
    with created as (
      insert into bookings (team_id) select ${tx.team}::bigint from generate_series(1, ${fresh}::int) returning id),
    numbered as (select id, row_number() over (order by id) as place from created)
    update segments s set booking_id = coalesce(a.booking, numbered.id)
    from jsonb_to_recordset(${JSON.stringify(assigned)}) a (id bigint, booking bigint, fresh integer)
    left join numbered on numbered.place = a.fresh
    where s.team_id = ${tx.team} and s.id = a.id returning s.id, s.booking_id`.execute(tx.db)
  return new Map(rows.map(({ id, booking_id }) => [id, booking_id]))
}

/** Moves all segments of a booking to another that turned out to be the same, and deletes it. */
export async function joinBookings(tx: Tx, from: readonly string[], to: string): Promise<void> {
  if (from.length === 0) return
  await sql`with moved as (
      update booking_amounts set booking_id = ${to} where team_id = ${tx.team} and booking_id = any (${from}::bigint[]))
    update segments set booking_id = ${to}
    where team_id = ${tx.team} and booking_id = any (${from}::bigint[])`.execute(tx.db)
  await sql`delete from bookings where team_id = ${tx.team} and id = any (${from}::bigint[])`.execute(tx.db)
}

/** Deletes those of the given bookings that have no segments left. */
export async function deleteEmptyBookings(tx: Tx, ids: readonly (string | null)[]): Promise<void> {
  const bookings = [...new Set(ids.flatMap((id) => id ?? []))]
  if (bookings.length === 0) return
  await sql`delete from bookings b where b.team_id = ${tx.team} and b.id = any (${bookings}::bigint[])
    and not exists (select from segments s where s.team_id = b.team_id and s.booking_id = b.id)`.execute(tx.db)
}

/**
 * Adds to a page of segments without a booking the references that their own columns hold. Returns their ids, in order.
 */
export async function referEarlier(tx: Tx, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with page as (
      select * from segments where team_id = ${tx.team} and id > ${after} and booking_id is null
      order by id limit ${limit}),
    stated as (
      select id, confirmation_no as value, case
        when source_classification = 'tmc' then 'agency' when type = 'air' then 'airline' when type = 'hotel' then 'hotel'
        when type = 'rail' then 'rail_line' when type = 'car' then 'car_company' else 'supplier' end as issuer
      from page where confirmation_no is not null
      union all
      select id, ticket, 'ticket' from page, jsonb_array_elements_text(coalesce(details -> 'tickets', '[]')) ticket),
    coded as (
      select *, upper(regexp_replace(value, '[^[:alnum:]]', '', 'g')) as code from stated),
    saved as (
      insert into segment_references (team_id, segment_id, code, value, issuer, position)
      select ${tx.team}, id, code, value, issuer, row_number() over (partition by id order by issuer) - 1
      from coded where length(code) >= 3
      on conflict do nothing)
    select id from page order by id`.execute(tx.db)
  return rows.map(({ id }) => id)
}
