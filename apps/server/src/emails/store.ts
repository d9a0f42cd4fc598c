import type { Attachment, EmailEvent } from '@sextant/contract/emails/schemas'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { likeAnywhere } from '../platform/database/like'
import { type ListRequest, readPage, type SortColumns } from '../platform/database/page'
import type { EmailAttachments, Emails } from '../platform/database/tables.gen'
import type { Tx } from '../platform/database/transaction'

const listed = [
  'id',
  'mailbox_id',
  'status',
  'status_reason',
  'source',
  'source_name',
  'source_type',
  'class',
  'from_address',
  'to_address',
  'cc_address',
  'subject',
  'msg_id',
  'msg_date',
  'size_bytes',
  'attachment_count',
  'segment_count',
  'attempt',
  'member_id',
  'match_method',
  'retry_of_id',
  'metadata',
  'created',
  'modified',
] as const

export type EmailRow = Pick<Selectable<Emails>, (typeof listed)[number]>

const sortColumns: SortColumns = {
  created: [sql`created`, 'timestamptz'],
  subject: [sql`left(lower(coalesce(subject, '')), 200)`, 'text'],
  from_address: [sql`left(lower(coalesce(from_address, '')), 200)`, 'text'],
  status: [sql`status`, 'text'],
}

export type EmailFilter = {
  readonly status?: string | undefined
  readonly mailbox_id?: string | undefined
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
  readonly search?: string | undefined
}

/** A page of the team's mails. Days are those of the team's time zone. */
export async function listEmails(tx: Tx, filter: EmailFilter, request: ListRequest) {
  const zone = sql`(select time_zone_id from teams where id = ${tx.team})`
  let query = tx.db.selectFrom('emails').select(listed).where('team_id', '=', tx.team)
  if (filter.status) query = query.where('status', '=', filter.status)
  if (filter.mailbox_id) query = query.where('mailbox_id', '=', filter.mailbox_id)
  if (filter.start_date)
    query = query.where('created', '>=', sql<string>`${filter.start_date}::timestamp at time zone ${zone}`)
  if (filter.end_date) {
    query = query.where(
      'created',
      '<',
      sql<string>`(${filter.end_date}::date + 1)::timestamp at time zone ${zone}`,
    )
  }
  if (filter.search) {
    const wanted = likeAnywhere(filter.search)
    query = query.where((eb) => eb.or([eb('subject', 'ilike', wanted), eb('from_address', 'ilike', wanted)]))
  }
  return await readPage(tx, query, sortColumns, request)
}

/** One mail with everything that was read from it. */
export const findEmail = async (tx: Tx, id: string) =>
  await tx.db
    .selectFrom('emails')
    .select(listed)
    .select([
      'headers',
      'reservations',
      'diagnostics',
      'content_hash',
      'acknowledged',
      'released',
      'redacted',
    ])
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .executeTakeFirst()

/** Stores a mail, unless the same content is there already as an original: then answers undefined. */
export const insertEmail = async (tx: Tx, email: Omit<Insertable<Emails>, 'team_id'>) =>
  await tx.db
    .insertInto('emails')
    .values({ ...email, team_id: tx.team })
    .onConflict((conflict) => conflict.doNothing())
    .returning(listed)
    .executeTakeFirst()

/** The original of a content in a mailbox. */
export const findOriginal = async (tx: Tx, hash: Uint8Array, mailbox: string | null) =>
  await tx.db
    .selectFrom('emails')
    .select(listed)
    .select(['acknowledged', 'redacted'])
    .where('team_id', '=', tx.team)
    .where('content_hash', '=', hash)
    .where(sql<string>`coalesce(mailbox_id, 0)`, '=', mailbox ?? '0')
    .where('status', '<>', 'Duplicate')
    .executeTakeFirst()

/** Whether another mail of the team has the same message and keeps it. */
export const isMessageOfOthers = async (tx: Tx, id: string, hash: Uint8Array): Promise<boolean> =>
  (await tx.db
    .selectFrom('emails')
    .select('id')
    .where('team_id', '=', tx.team)
    .where('content_hash', '=', hash)
    .where('id', '<>', id)
    .where('redacted', '=', false)
    .where('status', '<>', 'Duplicate')
    .executeTakeFirst()) !== undefined

/** Moves a held mail on; false where it is held no more. */
export async function endHold(tx: Tx, id: string, changes: Updateable<Emails>): Promise<boolean> {
  const ended = await tx.db
    .updateTable('emails')
    .set({ ...changes, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .where('status', '=', 'Held')
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}

/** Mails under one Message-ID are judged one after another: two copies read at once must see each other. */
export async function lockMessageId(tx: Tx, messageId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${messageId}, ${tx.team}::bigint))`.execute(tx.db)
}

/** An earlier mail with the same Message-ID and the same body, such as a copy that came another way. */
export const findTwin = async (tx: Tx, id: string, messageId: string, bodyHash: Uint8Array) =>
  await tx.db
    .selectFrom('emails')
    .select('id')
    .where('team_id', '=', tx.team)
    .where('msg_id', '=', messageId)
    .where('body_hash', '=', bodyHash)
    .where('id', '<', id)
    .where('status', '<>', 'Duplicate')
    .executeTakeFirst()

export async function updateEmail(tx: Tx, id: string, changes: Updateable<Emails>): Promise<void> {
  await tx.db
    .updateTable('emails')
    .set({ ...changes, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

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

export type NewEvent = Pick<EmailEvent, 'type' | 'message'> &
  Partial<Pick<EmailEvent, 'status' | 'detail' | 'duration_ms'>>

export async function insertEmailEvents(tx: Tx, email: string, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ type, message, status = 'ok', detail = {}, duration_ms = null }) => ({
    team_id: tx.team,
    email_id: email,
    type,
    status,
    message,
    detail: JSON.stringify(detail),
    duration_ms,
  }))
  await tx.db.insertInto('email_events').values(rows).execute()
}

export const listEmailEvents = async (tx: Tx, email: string) =>
  await tx.db
    .selectFrom('email_events')
    .select(['id', 'email_id', 'type', 'status', 'message', 'detail', 'duration_ms', 'created'])
    .where('team_id', '=', tx.team)
    .where('email_id', '=', email)
    .orderBy('id')
    .execute()

/** The team has had its first mail: it is no longer new. */
export async function endOnboarding(tx: Tx): Promise<void> {
  await tx.db
    .updateTable('teams')
    .set({ onboard: false, modified: sql<string>`now()` })
    .where('id', '=', tx.team)
    .where('onboard', '=', true)
    .execute()
}
