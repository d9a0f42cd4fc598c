import type { TeamRole } from '@sextant/contract/kit/permissions'
import { sql } from 'kysely'
import { likeAnywhere } from '../../platform/database/like'
import { type ListRequest, readPage, type SortColumns } from '../../platform/database/page'
import type { Tx } from '../../platform/database/transaction'

const membersOf = (tx: Tx) =>
  tx.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.two_factor',
      'users.last_login_at',
      'memberships.role',
      'memberships.status',
      'memberships.external_id',
      'memberships.created',
      'memberships.modified',
    ])
    .where('memberships.team_id', '=', tx.team)

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>

const byName = sql`lower(concat_ws(' ', users.first_name, users.last_name))`
const sortColumns: SortColumns = {
  created: [sql`memberships.created`, 'timestamptz'],
  name: [byName, 'text'],
  email: [sql`lower(users.email)`, 'text'],
}

/** The users of the transaction's team. */
export const listMembers = async (tx: Tx, request: ListRequest) => {
  const pattern = likeAnywhere(request.search ?? '')
  const found = membersOf(tx).$if(Boolean(request.search), (query) =>
    query.where((is) => is.or([is('users.email', 'ilike', pattern), is(sql<string>`${byName}`, 'ilike', pattern)])),
  )
  return await readPage(tx, found, sortColumns, request)
}

export const findMember = async (tx: Tx, person: string) =>
  await membersOf(tx).where('users.id', '=', person).executeTakeFirst()

/** The team's user with an address, or with the ID from the team's directory. */
export const findMemberByEmail = async (tx: Tx, email: string): Promise<MemberRow | undefined> =>
  await membersOf(tx).where(sql`lower(users.email)`, '=', email.toLowerCase()).executeTakeFirst()

type NewMember = { readonly person: string; readonly role: TeamRole; readonly externalId?: string | null }

/** Adds a person to the team, or enables them again; existing users keep their role. */
export async function insertMember(tx: Tx, { person, role, externalId = null }: NewMember): Promise<void> {
  await tx.db
    .insertInto('memberships')
    .values({ team_id: tx.team, user_id: person, role, external_id: externalId })
    .onConflict((conflict) => conflict.columns(['team_id', 'user_id']).doNothing())
    .execute()
}

type MemberChange = {
  readonly role?: TeamRole
  readonly status?: 'Active' | 'Disabled'
  readonly external_id?: string | null
}

/** Updates a membership. The database refuses to remove the last owner (`guardLastOwner`). */
export async function updateMember(tx: Tx, person: string, change: MemberChange): Promise<void> {
  await tx.db
    .updateTable('memberships')
    .set({ ...change, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('user_id', '=', person)
    .execute()
}

/** Deletes a membership. The database refuses to remove the last owner (`guardLastOwner`). */
export async function deleteMember(tx: Tx, person: string): Promise<void> {
  await tx.db.deleteFrom('memberships').where('team_id', '=', tx.team).where('user_id', '=', person).execute()
}
