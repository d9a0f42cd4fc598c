import { type Insertable, sql } from 'kysely'
import type { LiveLinks } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'

const linksOf = (tx: Tx) =>
  tx.db
    .selectFrom('live_links')
    .select(['id', 'name', 'start_date', 'end_date', 'types', 'created_by', 'last_used_at', 'created', 'modified'])
    .where('team_id', '=', tx.team)

export type LinkRow = Awaited<ReturnType<typeof listLinks>>[number]

export const listLinks = async (tx: Tx) => await linksOf(tx).orderBy('created', 'desc').orderBy('id', 'desc').execute()

export const findLink = async (tx: Tx, id: string): Promise<LinkRow | undefined> =>
  await linksOf(tx).where('id', '=', id).executeTakeFirst()

/** Serialises a team's link creations, so that the limit cannot be exceeded. */
export async function lockLinks(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('live_links', ${tx.team}::bigint))`.execute(tx.db)
}

export async function insertLink(tx: Tx, row: Omit<Insertable<LiveLinks>, 'team_id'>): Promise<string> {
  const { id } = await tx.db
    .insertInto('live_links')
    .values({ ...row, team_id: tx.team })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes a link; false if it does not exist. */
export async function deleteLink(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('live_links')
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Records the current time as the link's last use. */
export async function recordUse(tx: Tx, id: string): Promise<void> {
  await tx.db
    .updateTable('live_links')
    .set({ last_used_at: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

type LinkedDownload = { readonly team_id: string; readonly id: string }

/** The link for a token, across teams. */
export const findByToken = async (tx: Tx, hash: Uint8Array): Promise<LinkedDownload | undefined> =>
  (await sql<LinkedDownload>`select team_id, id from find_live_link(${hash})`.execute(tx.db)).rows[0]
