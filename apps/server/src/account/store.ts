import type { GlobalRole } from '@sextant/contract/kit/permissions'
import type { UserRoles } from '@sextant/contract/kit/roles'
import { type Selectable, sql } from 'kysely'
import type { Users } from '../platform/database/tables.gen'
import type { Tx } from '../platform/database/transaction'

export type UserRow = Omit<Selectable<Users>, 'password_hash'> & { readonly has_password: boolean }

/** The person of the transaction. */
export const findPerson = async (tx: Tx, id: string): Promise<UserRow | undefined> =>
  await tx.db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'first_name',
      'last_name',
      'time_zone_id',
      'locale',
      'last_login_at',
      'last_team_id',
      'created',
      'modified',
    ])
    .select(sql<boolean>`password_hash is not null`.as('has_password'))
    .where('id', '=', id)
    .executeTakeFirst()

/** What one person holds, as the session's look-up gives it too. */
export const findRoles = async (tx: Tx, id: string): Promise<UserRoles | undefined> => {
  const found = await sql<{ roles: UserRoles }>`select roles_of(${id}) as roles`.execute(tx.db)
  return found.rows[0]?.roles
}

/** The account of an address, whoever asks: for sign-in and for the operator. */
export const findPersonId = async (tx: Tx, email: string): Promise<string | undefined> =>
  (await sql<{ user_id: string }>`select user_id from find_login(${email})`.execute(tx.db)).rows[0]?.user_id

type NewUser = { readonly id: string; readonly email: string; readonly password_hash: string }

/** Stores the person of the transaction. */
export async function insertUser(tx: Tx, user: NewUser): Promise<void> {
  await tx.db.insertInto('users').values(user).execute()
}

/** Gives a global role, in the role that no request can take. */
export async function insertGlobalRole(tx: Tx, person: string, role: GlobalRole): Promise<void> {
  await sql`set local role sextant_lookup`.execute(tx.db)
  const values = { user_id: person, role }
  await tx.db
    .insertInto('global_roles')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
