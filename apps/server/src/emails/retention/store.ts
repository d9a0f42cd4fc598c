import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

/** Mailboxes with a retention period, across teams. */
export const findRetainingMailboxes = async (tx: Tx): Promise<{ team: string; mailbox: string }[]> =>
  (
    await sql<{ team: string; mailbox: string }>`
      select team_id as team, mailbox_id as mailbox from mailboxes_with_retention()`.execute(tx.db)
  ).rows

/**
 * A batch of a mailbox's expired emails, oldest first; locked until the transaction ends. Never includes one that has
 * yet to be read.
 */
export const lockExpired = async (tx: Tx, mailbox: string, limit: number) =>
  await tx.db
    .selectFrom('emails')
    .innerJoin('mailboxes', (join) =>
      join.onRef('mailboxes.team_id', '=', 'emails.team_id').onRef('mailboxes.id', '=', 'emails.mailbox_id'),
    )
    .select(['emails.id', 'emails.content_hash', 'emails.status', 'mailboxes.retention_days as days'])
    .where('emails.team_id', '=', tx.team)
    .where('emails.mailbox_id', '=', mailbox)
    .where('emails.redacted', '=', false)
    .where('emails.status', 'not in', ['Pending', 'Processing'])
    .where(sql<SqlBool>`emails.created < now() - mailboxes.retention_days * interval '1 day'`)
    .orderBy('emails.created')
    .limit(limit)
    .forUpdate('emails')
    .skipLocked()
    .execute()
