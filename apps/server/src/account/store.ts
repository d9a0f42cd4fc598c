import type { UserRoles } from '@sextant/contract/kit/roles'
import { type Selectable, sql } from 'kysely'
import type { Users } from '../platform/database/tables.gen'
import type { Tx } from '../platform/database/transaction'

export type UserRow = Omit<Selectable<Users>, 'password_hash'>

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
    .where('id', '=', id)
    .executeTakeFirst()

/** What one person holds, as the session's look-up gives it too. */
export const findRoles = async (tx: Tx, id: string): Promise<UserRoles | undefined> => {
  const found = await sql<{ roles: UserRoles }>`select roles_of(${id}) as roles`.execute(tx.db)
  return found.rows[0]?.roles
}
