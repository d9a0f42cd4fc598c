import { type Selectable, sql } from 'kysely'
import type { ScimTokens } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'

export type ScimTokenRow = Omit<Selectable<ScimTokens>, 'token_hash'>
const columns = ['team_id', 'id', 'name', 'last_used_at', 'created', 'modified'] as const

export const listTokens = async (tx: Tx): Promise<ScimTokenRow[]> =>
  await tx.db.selectFrom('scim_tokens').select(columns).where('team_id', '=', tx.team).orderBy('id').execute()

export const insertToken = async (tx: Tx, name: string, hash: Uint8Array): Promise<ScimTokenRow> =>
  await tx.db
    .insertInto('scim_tokens')
    .values({ team_id: tx.team, name, token_hash: hash })
    .returning(columns)
    .executeTakeFirstOrThrow()

export async function deleteToken(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx.db
    .deleteFrom('scim_tokens')
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

export type ScimTeam = { readonly team_id: string; readonly team_type: string; readonly id: string }

/** The team that owns a directory's token, across teams. */
export const findScimTeam = async (tx: Tx, hash: Uint8Array): Promise<ScimTeam | undefined> =>
  (await sql<ScimTeam>`select * from find_scim_token(${hash})`.execute(tx.db)).rows[0]
