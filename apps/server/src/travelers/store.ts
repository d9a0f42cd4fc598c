import type { ExtraAddress } from '@sextant/contract/travelers/fields'
import { maxNamedTrips } from '@sextant/contract/travelers/schemas'
import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely'
import { likeAnywhere } from '../platform/database/like'
import { type ListRequest, readPage, type SortColumns } from '../platform/database/page'
import type { Travelers } from '../platform/database/tables.gen'
import type { Tx } from '../platform/database/transaction'

export type NextTrip = {
  readonly id: string
  readonly headline: string
  readonly begin_datetime: string | null
}
export type NamedTrip = NextTrip & { readonly end_datetime: string | null }
export type TravelerRow = Selectable<Travelers> & {
  readonly extra_email_addresses: readonly ExtraAddress[]
  readonly trips_count: string
  readonly trips: readonly NamedTrip[]
  readonly next_trip: NextTrip | null
}

const extraAddresses = sql<ExtraAddress[]>`coalesce((
  select json_agg(json_build_object('id', a.id::text, 'email', a.email) order by a.id) from traveler_addresses a
  where a.team_id = travelers.team_id and a.traveler_id = travelers.id), '[]')`
const tripsCount = sql<string>`(select count(*) from trips
  where trips.team_id = travelers.team_id and trips.member_id = travelers.id)`
const latestTrips = sql<NamedTrip[]>`coalesce((
  select json_agg(json_build_object('id', t.id::text, 'headline', t.headline,
    'begin_datetime', t.begin_datetime, 'end_datetime', t.end_datetime) order by t.start_day desc, t.id desc)
  from (select * from trips where trips.team_id = travelers.team_id and trips.member_id = travelers.id
    order by start_day desc, id desc limit ${sql.lit(maxNamedTrips)}) t), '[]')`
/** The next trip to start after an instant. Its first day may be the day before that in UTC. */
const nextTripAfter = (now: string) => sql<NextTrip | null>`(
  select json_build_object('id', trips.id::text, 'headline', trips.headline, 'begin_datetime', trips.begin_datetime)
  from trips
  where trips.team_id = travelers.team_id and trips.member_id = travelers.id and trips.status = 'Active'
    and trips.start_day >= (${now}::timestamptz at time zone 'UTC')::date - 1 and trips.begin_utc > ${now}::timestamptz
  order by trips.start_day, trips.begin_utc, trips.id limit 1)`

/** A column of the person that a row of `table` belongs to; null if there is none. */
export function memberField<const Field extends 'first_name' | 'last_name' | 'email'>(
  table: 'segments' | 'trips',
  field: Field,
) {
  const value = sql<string | null>`(select ${sql.ref(field)} from travelers
    where travelers.team_id = ${sql.ref(`${table}.team_id`)} and travelers.id = ${sql.ref(`${table}.member_id`)})`
  return value.as(`member_${field}` as const)
}

/** The name that people are sorted by, or the address if unnamed. Must match the index expression. */
const sortName = sql`lower(coalesce(nullif(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), email))`
const sortColumns: SortColumns = {
  created: [sql`created`, 'timestamptz'],
  name: [sortName, 'text'],
  email: [sql`lower(email)`, 'text'],
  trips_count: [tripsCount, 'bigint'],
}

const travelersOf = (tx: Tx, now: Date) =>
  tx.db
    .selectFrom('travelers')
    .selectAll()
    .select([
      extraAddresses.as('extra_email_addresses'),
      tripsCount.as('trips_count'),
      latestTrips.as('trips'),
      nextTripAfter(now.toISOString()).as('next_trip'),
    ])
    .where('team_id', '=', tx.team)

export type TravelerFilter = {
  readonly status?: string | undefined
  readonly department?: string | undefined
  readonly country?: string | undefined
  readonly search?: string | undefined
}

/** A page of the team's people. Searches cover names, all addresses and the employee id. */
export async function listTravelers(tx: Tx, filter: TravelerFilter, request: ListRequest, now: Date) {
  let query = travelersOf(tx, now)
  if (filter.status) query = query.where('status', '=', filter.status)
  if (filter.department) query = query.where('department', '=', filter.department)
  if (filter.country) query = query.where('country', '=', filter.country)
  if (filter.search) {
    const pattern = likeAnywhere(filter.search)
    query = query.where(
      sql<SqlBool>`(concat_ws(' ', first_name, last_name, email, employee_id) ilike ${pattern}
        or id in (select traveler_id from traveler_addresses where team_id = ${tx.team} and email ilike ${pattern}))`,
    )
  }
  return await readPage(tx, query, sortColumns, request)
}

export const findTravelers = async (tx: Tx, ids: readonly string[], now: Date): Promise<TravelerRow[]> =>
  ids.length === 0
    ? []
    : await travelersOf(tx, now).where(sql<SqlBool>`id = any (${ids}::bigint[])`).orderBy('id').execute()

export const findTraveler = async (tx: Tx, id: string, now: Date): Promise<TravelerRow | undefined> =>
  (await findTravelers(tx, [id], now))[0]

/** Serialises changes to a team's addresses, so that none can be taken twice. */
export async function lockAddresses(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('traveler addresses', ${tx.team}::bigint))`.execute(tx.db)
}

/** Finds who has an address, as a primary or extra address. */
export async function findIdByAddress(tx: Tx, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select traveler_id as id from team_holders where team_id = ${tx.team} and address = lower(${email})`.execute(tx.db)
  return rows[0]?.id ?? null
}

export type TravelerColumns = Omit<Insertable<Travelers>, 'team_id' | 'id' | 'created' | 'modified'>

export async function insertTraveler(tx: Tx, columns: TravelerColumns): Promise<string> {
  const { id } = await tx.db
    .insertInto('travelers')
    .values({ ...columns, team_id: tx.team })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateTraveler(tx: Tx, id: string, changes: Updateable<Travelers>): Promise<void> {
  await tx.db
    .updateTable('travelers')
    .set({ ...changes, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

/** Deletes a person with their extra addresses. Their travel must already have been reassigned. */
export async function deleteTraveler(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('travelers').where('team_id', '=', tx.team).where('id', '=', id).execute()
}

export type KnownTraveler = {
  readonly id: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string
  readonly extra_emails: readonly string[]
}

/** Search terms for people: normalised addresses and parts of names. */
export type Clues = { readonly addresses: readonly string[]; readonly nameParts: readonly string[] }

/**
 * Active travelers with one of the addresses or part of their name in common, with all their addresses: the candidates
 * for a booking's traveler. Names in non-Latin scripts are always included.
 */
export async function listKnownTravelers(tx: Tx, { addresses, nameParts }: Clues): Promise<KnownTraveler[]> {
  const keys = [...nameParts, '*'].map((part) => `${tx.team}:${part}`)
  const { rows } = await sql<KnownTraveler>`
    select id, first_name, last_name, email, array(select a.email from traveler_addresses a
      where a.team_id = t.team_id and a.traveler_id = t.id) as extra_emails
    from travelers t
    where team_id = ${tx.team} and status = 'Active' and id in (
      select traveler_id from team_holders where plain = any (${addresses}::text[])
      union all
      select id from team_travelers
      where name_keys(team_id, coalesce(first_name, '') || ' ' || coalesce(last_name, '')) && ${keys}::text[])
    order by id`.execute(tx.db)
  return rows
}
