import type { User } from '@sextant/contract/account/schemas'
import { withoutPaging } from '../platform/database/page'
import type { Tx } from '../platform/database/transaction'
import { refuse } from '../platform/http/refusal'
import { listTeamsOf, presentTeam } from '../teams'
import { presentUser } from './present'
import { findPerson, findRoles } from './store'

/** The transaction's person with roles and teams, as the API returns them. */
export async function loadUser(tx: Tx, id: string): Promise<User> {
  const row = (await findPerson(tx, id)) ?? refuse('unauthenticated')
  const roles = (await findRoles(tx, id)) ?? { org: {}, dev: {}, global: [] }
  const teams = await listTeamsOf(tx, id, null, withoutPaging({ limit: 1, sort: 'name:asc' }))
  return presentUser(row, roles, teams.rows.map(presentTeam))
}
