import { FileWord } from '@sextant/contract/emails/parsing-rules'
import type { FileText, ReadFile } from '@sextant/extraction/team-rules/rule-words'
import { type SqlBool, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/database/transaction'

/** The text of a file, with the attachment it belongs to. */
export type StoredFileText = FileText & {
  readonly attachment_id: string | null
  readonly filename: string | null
}

/**
 * Replaces the texts of an email's files. For a redacted email none are stored, even if it is redacted in the meantime.
 */
export async function replaceFileTexts(tx: Tx, email: string, files: readonly ReadFile[]): Promise<void> {
  await deleteFileTexts(tx, email)
  if (files.length === 0) return
  await sql`insert into email_file_texts (team_id, email_id, part, kind, text, words)
    select kept.team_id, kept.id, file.part, file.kind, file.text, file.words
    from (select team_id, id from emails where team_id = ${tx.team} and id = ${email} and not redacted
        for no key update) kept,
      jsonb_to_recordset(${JSON.stringify(files)}::jsonb) file (part text, kind text, text text, words jsonb)`.execute(
    tx.db,
  )
}

export async function deleteFileTexts(tx: Tx, email: string): Promise<void> {
  await tx.db.deleteFrom('email_file_texts').where('team_id', '=', tx.team).where('email_id', '=', email).execute()
}

/** The texts of the files of emails, by email, in the order of their parts in the message. */
export async function findFileTexts(tx: Tx, emails: readonly string[]): Promise<ReadonlyMap<string, StoredFileText[]>> {
  const rows = await tx.db
    .selectFrom('email_file_texts as file')
    .leftJoin('email_attachments as attached', (join) =>
      join
        .onRef('attached.team_id', '=', 'file.team_id')
        .onRef('attached.email_id', '=', 'file.email_id')
        .onRef('attached.part', '=', 'file.part'),
    )
    .select(['file.email_id', 'file.part', 'kind', 'text', 'attached.id as attachment_id', 'attached.filename'])
    .where('file.team_id', '=', tx.team)
    .where(sql<SqlBool>`file.email_id = any (${emails}::bigint[])`)
    .orderBy('attached.id')
    .orderBy('file.part')
    .execute()
  const byEmail = new Map<string, StoredFileText[]>()
  for (const { email_id, kind, ...row } of rows)
    byEmail.set(email_id, [...(byEmail.get(email_id) ?? []), { ...row, kind: Kind.parse(kind) }])
  return byEmail
}

/** The positions of the words in an email's images, by part. */
export async function findFileWords(tx: Tx, email: string): Promise<ReadonlyMap<string, FileWord[]>> {
  const rows = await tx.db
    .selectFrom('email_file_texts')
    .select(['part', 'words'])
    .where('team_id', '=', tx.team)
    .where('email_id', '=', email)
    .execute()
  return new Map(rows.map(({ part, words }) => [part, z.array(FileWord).parse(words)]))
}

const Kind = z.enum(['pdf', 'image'])
