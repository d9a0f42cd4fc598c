import type { GlobalRole } from '@sextant/contract/kit/permissions'
import type { UserRoles } from '@sextant/contract/kit/roles'
import { type Selectable, sql } from 'kysely'
import type { Users } from '../platform/database/tables.gen'
import type { Tx } from '../platform/database/transaction'

const columns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'time_zone_id',
  'locale',
  'two_factor',
  'last_login_at',
  'last_team_id',
  'created',
  'modified',
] as const

export type UserRow = Pick<Selectable<Users>, (typeof columns)[number]> & { readonly has_password: boolean }

/** The name (or else the address) of the user that a query's column refers to; null if the user does not exist. */
export const userName = (column: string) =>
  sql<string | null>`(select coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email)
    from users u where u.id = ${sql.ref(column)})`

/** The transaction's person. */
export const findPerson = async (tx: Tx, id: string): Promise<UserRow | undefined> =>
  await tx.db
    .selectFrom('users')
    .select(columns)
    .select(sql<boolean>`password_hash is not null`.as('has_password'))
    .where('id', '=', id)
    .executeTakeFirst()

/** A person's roles, in the same form as the session lookup returns them. */
export const findRoles = async (tx: Tx, id: string): Promise<UserRoles | undefined> => {
  const found = await sql<{ roles: UserRoles }>`select roles_of(${id}) as roles`.execute(tx.db)
  return found.rows[0]?.roles
}

/** The account of an address, looked up without a signed-in person: for sign-in and the operator. */
export const findPersonId = async (tx: Tx, email: string): Promise<string | undefined> =>
  (await sql<{ user_id: string }>`select user_id from find_login(${email})`.execute(tx.db)).rows[0]?.user_id

/** Whether an address can sign in only through an identity provider. */
export const ssoRequired = async (tx: Tx, email: string): Promise<boolean> =>
  (await sql<{ required: boolean }>`select sso_required(${email}) as required`.execute(tx.db)).rows[0]?.required ??
  false

type NewUser = {
  readonly id: string
  readonly email: string
  readonly password_hash: string | null
  readonly first_name?: string | null
  readonly last_name?: string | null
}

/** Inserts the transaction's person. */
export async function insertUser(tx: Tx, user: NewUser): Promise<void> {
  await tx.db.insertInto('users').values(user).execute()
}

/** Grants a global role, using a database role that no request can assume. */
export async function insertGlobalRole(tx: Tx, person: string, role: GlobalRole): Promise<void> {
  await sql`set local role sextant_lookup`.execute(tx.db)
  const values = { user_id: person, role }
  await tx.db
    .insertInto('global_roles')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The person's password hash; null if the account has no password. */
export const findPasswordHash = async (tx: Tx, id: string): Promise<string | null> =>
  (await tx.db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst())?.password_hash ??
  null

type Profile = Partial<
  Pick<UserRow, 'first_name' | 'last_name' | 'time_zone_id' | 'locale' | 'last_team_id' | 'two_factor'>
>

/** Updates the given fields of the transaction's person. */
export async function updatePerson(tx: Tx, id: string, change: Profile): Promise<void> {
  await tx.db
    .updateTable('users')
    .set({ ...change, modified: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function storePasswordHash(tx: Tx, id: string, hash: string): Promise<void> {
  await tx.db
    .updateTable('users')
    .set({ password_hash: hash, modified: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function updateEmail(tx: Tx, id: string, email: string): Promise<void> {
  await tx.db.updateTable('users').set({ email, modified: sql<string>`now()` }).where('id', '=', id).execute()
}

/** Ends the person's sessions, except the given one; returns how many. */
export async function deleteSessions(tx: Tx, person: string, but?: Uint8Array): Promise<number> {
  const ended = await tx.db
    .deleteFrom('sessions')
    .where('user_id', '=', person)
    .$if(but !== undefined, (query) => query.where('token_hash', '!=', but ?? new Uint8Array()))
    .executeTakeFirst()
  return Number(ended.numDeletedRows)
}

/** Names of the teams that would be left without an owner. */
export const listSoleOwnedTeams = async (tx: Tx, person: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from teams_owned_alone(${person}) name`.execute(tx.db)
  return rows.map(({ name }) => name)
}

/** Closes and returns the teams whose only member is the person. */
export const closeSingleMemberTeams = async (tx: Tx, person: string): Promise<{ id: string; name: string }[]> =>
  (await sql<{ id: string; name: string }>`select id, name from close_lone_teams(${person})`.execute(tx.db)).rows

/** Deletes the account with its sessions and memberships. */
export async function deletePerson(tx: Tx, id: string): Promise<void> {
  await sql`select delete_person(${id})`.execute(tx.db)
}

type Colleague = Pick<UserRow, 'id' | 'email' | 'first_name' | 'last_name'>

/** Finds an address among the members of teams that the person owns. */
export const findColleague = async (tx: Tx, person: string, email: string): Promise<Colleague | undefined> =>
  (await sql<Colleague>`select * from find_colleague(${person}, ${email})`.execute(tx.db)).rows[0]
