import type { TeamType } from '@sextant/contract/kit/team'
import { nextId } from '../platform/database/next-id'
import type { Database } from '../platform/database/pool'
import { inTransaction } from '../platform/database/transaction'
import { insertTeam } from './store'

type NewTeam = { readonly type: TeamType; readonly name: string; readonly owner: string }

/** Creates a team with its owner; returns its id. */
export async function addTeam(db: Database, { type, name, owner }: NewTeam): Promise<string> {
  const id = await nextId(db, 'teams')
  await inTransaction(db, { team: id, person: owner }, async (tx) => await insertTeam(tx, { id, type, name }, owner))
  return id
}
