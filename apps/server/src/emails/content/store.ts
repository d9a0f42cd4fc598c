import type { Attachment } from '@sextant/contract/emails/schemas'
import type { Insertable } from 'kysely'
import type { EmailAttachments } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'

export async function replaceAttachments(
  tx: Tx,
  email: string,
  attachments: readonly Omit<Insertable<EmailAttachments>, 'team_id' | 'email_id'>[],
): Promise<void> {
  await tx.db
    .deleteFrom('email_attachments')
    .where('team_id', '=', tx.team)
    .where('email_id', '=', email)
    .execute()
  if (attachments.length === 0) return
  const rows = attachments.map((attachment) => ({ ...attachment, team_id: tx.team, email_id: email }))
  await tx.db.insertInto('email_attachments').values(rows).execute()
}

export const listAttachments = async (tx: Tx, email: string): Promise<Attachment[]> =>
  await tx.db
    .selectFrom('email_attachments')
    .select(['id', 'filename', 'content_type', 'size', 'inline', 'sha256', 'parsed'])
    .where('team_id', '=', tx.team)
    .where('email_id', '=', email)
    .orderBy('id')
    .execute()

/** Where in its message a file of a mail stands. */
export const findAttachmentPart = async (tx: Tx, email: string, id: string) =>
  await tx.db
    .selectFrom('email_attachments')
    .select(['part', 'filename'])
    .where('team_id', '=', tx.team)
    .where('email_id', '=', email)
    .where('id', '=', id)
    .executeTakeFirst()
