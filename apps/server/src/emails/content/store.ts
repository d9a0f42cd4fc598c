import type { Attachment } from '@sextant/contract/emails/schemas'
import type { EventType } from '@sextant/contract/kit/event-types'
import { type Insertable, type SqlBool, sql } from 'kysely'
import type { EmailAttachments } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'
import { fileName } from './file-name'

/**
 * Records the attachments of an email in place of those of an earlier reading. A part that both have keeps its ID, as
 * clients may hold its URL.
 */
export async function replaceAttachments(
  tx: Tx,
  email: string,
  attachments: readonly Omit<Insertable<EmailAttachments>, 'team_id' | 'email_id'>[],
): Promise<void> {
  const parts = attachments.map(({ part }) => part)
  await tx.db
    .deleteFrom('email_attachments')
    .where('team_id', '=', tx.team)
    .where('email_id', '=', email)
    .where(sql<SqlBool>`part <> all (${parts}::text[])`)
    .execute()
  if (attachments.length === 0) return
  const rows = attachments.map((attachment) => ({ ...attachment, team_id: tx.team, email_id: email }))
  await tx.db
    .insertInto('email_attachments')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'email_id', 'part']).doUpdateSet(({ ref }) => ({
        filename: ref('excluded.filename'),
        content_type: ref('excluded.content_type'),
        size: ref('excluded.size'),
        inline: ref('excluded.inline'),
        sha256: ref('excluded.sha256'),
        parsed: ref('excluded.parsed'),
      })),
    )
    .execute()
}

export async function listAttachments(tx: Tx, email: string): Promise<Attachment[]> {
  const rows = await tx.db
    .selectFrom('email_attachments')
    .select(['id', 'part', 'filename', 'content_type', 'size', 'inline', 'sha256', 'parsed'])
    .where('team_id', '=', tx.team)
    .where('email_id', '=', email)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, filename: row.filename === null ? null : fileName(row.filename) }))
}

/** The position of an attachment in its message. */
export const findAttachmentPart = async (tx: Tx, email: string, id: string) =>
  await tx.db
    .selectFrom('email_attachments')
    .select(['part', 'filename'])
    .where('team_id', '=', tx.team)
    .where('email_id', '=', email)
    .where('id', '=', id)
    .executeTakeFirst()

/** Log entries that also appear in the event feed, with the types of their events. */
const eventTypesOf: Readonly<Record<string, readonly EventType[]>> = {
  received: ['email.created'],
  completed: ['email.processed', 'email.unrecognized'],
  deduplicated: ['email.processed'],
  failed: ['email.failed'],
}

/**
 * The feed events of a log entry: the one a webhook was notified of, or those of the entry's own transaction, matched
 * by its start time. Undefined if the email's log has no such entry.
 */
export async function findEventIdsOfEmail(tx: Tx, email: string, id: string): Promise<string[] | undefined> {
  const entry = await tx.db
    .selectFrom('email_events')
    .select(['type', 'created', sql<string | null>`detail ->> 'event_id'`.as('event_id')])
    .where('team_id', '=', tx.team)
    .where('email_id', '=', email)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!entry) return undefined
  if (entry.event_id !== null) return [entry.event_id]
  const event = await tx.db
    .selectFrom('events')
    .select('id')
    .where('team_id', '=', tx.team)
    .where('resource_id', '=', email)
    .where(sql<SqlBool>`type = any (${eventTypesOf[entry.type] ?? []}::text[])`)
    .where('created', '<=', entry.created)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return event ? [event.id] : []
}
