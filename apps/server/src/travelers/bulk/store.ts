import { columnOf, namesWith } from '@sextant/contract/kit/fields'
import { travelerFields } from '@sextant/contract/travelers/fields'
import type { TravelerDraft } from '@sextant/contract/travelers/schemas'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

/** The given columns of a person; absent ones stay unchanged. */
export type InputColumns = TravelerDraft & { readonly status?: 'Active' | 'Inactive' }

/**
 * The defaults for a new person. Apart from the address, which identifies the person, these are the columns that can be
 * set.
 */
const blank = columnOf(travelerFields, 'blank')
const inputColumns = namesWith(travelerFields, 'blank')

/** Columns given for at least one of the people. */
const columnsOf = (people: readonly Partial<InputColumns>[]): readonly (typeof inputColumns)[number][] =>
  inputColumns.filter((name) => people.some((person) => person[name] !== undefined && person[name] !== null))

const refs = (names: readonly string[], table?: string) =>
  sql.join(names.map((name) => sql.ref(table === undefined ? name : `${table}.${name}`)))

export type Holder = { readonly address: string; readonly traveler_id: string }

/**
 * Who has which of these addresses (lowercase), as a primary or extra address. Looked up one by one: for a thousand at
 * once, the planner would choose a much slower scan.
 */
export const findHolders = async (tx: Tx, addresses: readonly string[]): Promise<readonly Holder[]> =>
  (
    await sql<Holder>`select wanted.address, holder.traveler_id
      from unnest(${addresses}::text[]) wanted (address)
      cross join lateral (select traveler_id from team_holders h
        where h.team_id = ${tx.team} and h.address = wanted.address limit 1) holder`.execute(tx.db)
  ).rows

export type AddedPerson = { readonly id: string; readonly address: string; readonly created: string }

/** Inserts people in one statement. Returns their IDs by lowercase address. */
export async function insertPeople(tx: Tx, people: readonly InputColumns[]): Promise<readonly AddedPerson[]> {
  const names = ['email', ...columnsOf(people)] as const
  const { rows } = await sql<AddedPerson>`
    insert into travelers (${refs(['team_id', ...names])})
    select ${sql.join([sql`${tx.team}::bigint`, ...names.map(valueOf)])}
    from unnest(${sql.join(names.map((name) => sql`${textsOf(people, name)}::text[]`))}) given (${refs(names)})
    returning id, lower(email) as address, created`.execute(tx.db)
  return rows
}

/** A column's values as text; tags as JSON, because PostgreSQL has no ragged arrays. */
const textsOf = (people: readonly InputColumns[], name: 'email' | (typeof inputColumns)[number]) =>
  name === 'tags'
    ? people.map(({ tags }) => JSON.stringify(tags ?? blank.tags))
    : people.map((person) => person[name] ?? (name === 'email' ? null : blank[name]))

const valueOf = (name: string) =>
  name === 'tags' ? sql`array(select json_array_elements_text(given.tags::json))` : sql`given.${sql.ref(name)}`

type UpdatedPerson = { readonly id: string; readonly before: string; readonly after: string }

/** Updates people whose given values differ, in one statement. Returns those changed, with their status. */
export async function updatePeople(
  tx: Tx,
  people: readonly (Partial<InputColumns> & { readonly id: string })[],
): Promise<readonly UpdatedPerson[]> {
  const names = columnsOf(people)
  if (names.length === 0) return []
  const assignments = names.map((name) => sql`coalesce(given.${sql.ref(name)}, t.${sql.ref(name)})`)
  const changes = names.map((name, at) => sql`${sql.ref(name)} = ${assignments[at]}`)
  const { rows } = await sql<UpdatedPerson>`
    update travelers t set ${sql.join([...changes, sql`modified = now()`])}
    from json_populate_recordset(null::travelers, ${JSON.stringify(people)}::json) given, travelers was
    where t.team_id = ${tx.team} and t.id = given.id and was.team_id = t.team_id and was.id = t.id
      and (${refs(names, 't')}) is distinct from (${sql.join(assignments)})
    returning t.id, was.status as before, t.status as after`.execute(tx.db)
  return rows
}

/** Inserts extra addresses in one statement. */
export async function insertAddresses(tx: Tx, addresses: readonly Holder[]): Promise<void> {
  if (addresses.length === 0) return
  await sql`insert into traveler_addresses (team_id, traveler_id, email)
    select ${tx.team}::bigint, * from unnest(
      ${addresses.map(({ traveler_id }) => traveler_id)}::bigint[],
      ${addresses.map(({ address }) => address)}::text[])`.execute(tx.db)
}
