import type { TeamRole } from '@sextant/contract/kit/permissions'
import { sql } from 'kysely'
import { likeAnywhere } from '../platform/database/like'
import { type ListRequest, readPage, type SortColumns } from '../platform/database/page'
import type { Tx } from '../platform/database/transaction'

const shownStatus = sql<string>`case when status = 'Pending' and expires <= now() then 'Expired' else status end`

const invitationsOf = (tx: Tx) =>
  tx.db
    .selectFrom('invitations')
    .select(['id', 'email', 'role', 'status', 'invited_by', 'expires', 'created', 'modified'])
    .select(shownStatus.as('shown_status'))
    .where('team_id', '=', tx.team)

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

const sortColumns: SortColumns = {
  created: [sql`created`, 'timestamptz'],
  email: [sql`lower(email)`, 'text'],
}

type Request = ListRequest & { readonly status?: string | undefined }

export const listInvitations = async (tx: Tx, { status, ...request }: Request) =>
  await readPage(
    tx,
    invitationsOf(tx)
      .$if(Boolean(request.search), (query) => query.where('email', 'ilike', likeAnywhere(request.search ?? '')))
      .$if(status !== undefined, (query) => query.where(shownStatus, '=', status ?? '')),
    sortColumns,
    request,
  )

export const findInvitation = async (tx: Tx, id: string) =>
  await invitationsOf(tx).where('id', '=', id).executeTakeFirst()

type Link = { readonly token_hash: Uint8Array; readonly days: number }
const inDays = (days: number) => sql<string>`now() + ${days} * interval '1 day'`

type NewInvitation = Link & { readonly email: string; readonly role: TeamRole; readonly invited_by: string }

/**
 * Invites an address. If an invitation is already pending, it gets the new role and link instead of a second one being
 * created.
 */
export async function upsertInvitation(tx: Tx, { days, ...row }: NewInvitation): Promise<string> {
  const expires = inDays(days)
  const change = { role: row.role, token_hash: row.token_hash, invited_by: row.invited_by, expires }
  const { id } = await tx.db
    .insertInto('invitations')
    .values({ ...row, team_id: tx.team, expires })
    .onConflict((conflict) =>
      conflict
        .expression(sql`team_id, lower(email)`)
        .where('status', '=', 'Pending')
        .doUpdateSet({ ...change, modified: sql<string>`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Replaces a pending invitation's link; the old one becomes invalid. */
export async function renewInvitation(tx: Tx, id: string, { token_hash, days }: Link): Promise<void> {
  await tx.db
    .updateTable('invitations')
    .set({ token_hash, expires: inDays(days), modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

/** Ends a pending invitation; false if it is no longer pending. */
export async function endInvitation(tx: Tx, id: string, status: 'Accepted' | 'Revoked'): Promise<boolean> {
  const ended = await tx.db
    .updateTable('invitations')
    .set({ status, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}

type LinkedInvitation = {
  readonly id: string
  readonly team_id: string
  readonly email: string
  readonly role: string
  readonly team_type: string
  readonly team_name: string
  readonly user_id: string | null
}

/** The pending invitation for a link, across teams. */
export const findByLink = async (tx: Tx, hash: Uint8Array): Promise<LinkedInvitation | undefined> =>
  (await sql<LinkedInvitation>`select * from find_invitation(${hash})`.execute(tx.db)).rows[0]

/** All invitations sent to an address. */
export const findInvitationsOf = async (tx: Tx, email: string): Promise<InvitationRow[]> =>
  await invitationsOf(tx).where(sql`lower(email)`, '=', email.toLowerCase()).execute()

export async function deleteInvitationsOf(tx: Tx, email: string): Promise<number> {
  const deleted = await tx.db
    .deleteFrom('invitations')
    .where('team_id', '=', tx.team)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
