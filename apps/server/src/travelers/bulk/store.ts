import type { TravelerDraft } from '@sextant/contract/travelers/schemas'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'
import { emitRows } from '../../platform/outbox'

/** What is said of a person; what is absent stays as it is. */
export type GivenColumns = TravelerDraft & { readonly status?: 'Active' | 'Inactive' }

/** Columns that may be given; the address aside, which tells who it is. */
const mayBeGiven = [
  'external_id',
  'status',
  'first_name',
  'last_name',
  'phone',
  'title',
  'department',
  'cost_center',
  'office',
  'manager_email',
  'employee_id',
  'worker_type',
  'home_city',
  'country',
  'time_zone_id',
  'emergency_contact',
  'tags',
  'location_precision',
] as const

/** What a new person has where nothing is said: as the table has it. */
const usual = { status: sql`'Active'`, tags: sql`'{}'::text[]`, location_precision: sql`'exact'` } as const
const isUsual = (name: string): name is keyof typeof usual => Object.hasOwn(usual, name)

/** Columns that at least one of the people is given. */
const columnsOf = (people: readonly Partial<GivenColumns>[]): readonly string[] =>
  mayBeGiven.filter((name) => people.some((person) => person[name] !== undefined && person[name] !== null))

const refs = (names: readonly string[], table?: string) =>
  sql.join(names.map((name) => sql.ref(table === undefined ? name : `${table}.${name}`)))

export type Holder = { readonly address: string; readonly traveler_id: string }

/** Who has which of these addresses (in small letters), as their own or as a further one. */
export const findHolders = async (tx: Tx, addresses: readonly string[]): Promise<readonly Holder[]> =>
  (
    await sql<Holder>`select address, traveler_id from team_holders
      where team_id = ${tx.team} and address = any (${addresses}::text[])`.execute(tx.db)
  ).rows

/** Adds people in one statement. Answers their ids by their addresses in small letters. */
export async function insertPeople(
  tx: Tx,
  people: readonly GivenColumns[],
): Promise<ReadonlyMap<string, string>> {
  const names = columnsOf(people)
  const columns = refs(['team_id', 'email', ...names])
  const values = names.map((name) =>
    isUsual(name) ? sql`coalesce(given.${sql.ref(name)}, ${usual[name]})` : sql`given.${sql.ref(name)}`,
  )
  const { rows } = await sql<{ id: string; address: string }>`
    insert into travelers (${columns})
    select ${sql.join([sql`${tx.team}::bigint`, sql`given.email`, ...values])}
    from json_populate_recordset(null::travelers, ${JSON.stringify(people)}::json) given
    returning id, lower(email) as address`.execute(tx.db)
  return new Map(rows.map(({ id, address }) => [address, id]))
}

type Updated = { readonly id: string; readonly before: string; readonly after: string }

/** Changes people in one statement where something is given that is other than what they have. Answers whom, and their status. */
export async function updatePeople(
  tx: Tx,
  people: readonly (Partial<GivenColumns> & { readonly id: string })[],
): Promise<readonly Updated[]> {
  const names = columnsOf(people)
  if (names.length === 0) return []
  const given = names.map((name) => sql`coalesce(given.${sql.ref(name)}, t.${sql.ref(name)})`)
  const changes = names.map((name, at) => sql`${sql.ref(name)} = ${given[at]}`)
  const { rows } = await sql<Updated>`
    update travelers t set ${sql.join([...changes, sql`modified = now()`])}
    from json_populate_recordset(null::travelers, ${JSON.stringify(people)}::json) given, travelers was
    where t.team_id = ${tx.team} and t.id = given.id and was.team_id = t.team_id and was.id = t.id
      and (${refs(names, 't')}) is distinct from (${sql.join(given)})
    returning t.id, was.status as before, t.status as after`.execute(tx.db)
  return rows
}

/** Adds further addresses, in one statement. */
export async function insertAddresses(tx: Tx, addresses: readonly Holder[]): Promise<void> {
  if (addresses.length === 0) return
  await sql`insert into traveler_addresses (team_id, traveler_id, email)
    select ${tx.team}::bigint, * from unnest(
      ${addresses.map(({ traveler_id }) => traveler_id)}::bigint[],
      ${addresses.map(({ address }) => address)}::text[])`.execute(tx.db)
}

/** Tells of new people, who have no travel yet and no further address. */
export async function tellOfNew(tx: Tx, ids: readonly string[]): Promise<void> {
  await emitRows(
    tx,
    sql`select 'member.created' as type, id as resource_id, (to_jsonb(travelers) - 'team_id') || jsonb_build_object(
        'id', id::text, 'extra_email_addresses', '[]'::jsonb, 'trips_count', 0, 'next_trip', null,
        'current_location', null, 'created', ${isoOf('created')}, 'modified', ${isoOf('modified')}) as object
      from travelers where team_id = ${tx.team} and id = any (${ids}::bigint[])`,
  )
}

const isoOf = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
