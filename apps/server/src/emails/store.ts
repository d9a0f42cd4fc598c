import type { EmailEvent } from '@sextant/contract/emails/schemas'
import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely'
import type { Emails } from '../platform/database/tables.gen'
import type { Tx } from '../platform/database/transaction'

/** What lists and events tell of a mail. */
export const listed = [
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

/** A mail as it is stored; its words are for searches alone. */
export type WholeEmail = Omit<Selectable<Emails>, 'search_words'>
export type EmailRow = Pick<Selectable<Emails>, (typeof listed)[number]>

/** One mail with everything that was read from it. */
export const findEmail = async (tx: Tx, id: string) =>
  await tx.db
    .selectFrom('emails')
    .select(listed)
    .select(['headers', 'reservations', 'diagnostics', 'content_hash', 'acknowledged', 'released', 'redacted'])
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .executeTakeFirst()

/** The mails that came in just after and just before one. */
export async function findNeighbours(tx: Tx, { id, created }: Pick<EmailRow, 'id' | 'created'>) {
  const others = tx.db.selectFrom('emails').select('id').where('team_id', '=', tx.team).limit(1)
  const newer = await others
    .where(sql<SqlBool>`(created, id) > (${created}::timestamptz, ${id}::bigint)`)
    .orderBy('created', 'asc')
    .orderBy('id', 'asc')
    .executeTakeFirst()
  const older = await others
    .where(sql<SqlBool>`(created, id) < (${created}::timestamptz, ${id}::bigint)`)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return { newer_id: newer?.id ?? null, older_id: older?.id ?? null }
}

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

/**
 * Forgets what was read of a mail again, with the words that it was read from; what waited to be applied is left out.
 */
export async function forgetRereadings(tx: Tx, id: string): Promise<void> {
  await sql`update reprocess_items set reading = 'null', bookings = '{}', differences = '[]', modified = now(),
      reason = case state when 'previewed' then 'The message was deleted.' else reason end,
      state = case state when 'previewed' then 'left_out' else state end
    where team_id = ${tx.team} and email_id = ${id}`.execute(tx.db)
}

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

/** Has a mail read once more, unless it is in one of the states; undefined where it is. */
export const restartEmail = async (tx: Tx, id: string, unless: readonly string[]) =>
  await tx.db
    .updateTable('emails')
    .set({
      status: 'Pending',
      status_reason: null,
      attempt: sql<number>`attempt + 1`,
      modified: sql<string>`now()`,
    })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .where('status', 'not in', unless)
    .returning(['attempt'])
    .executeTakeFirst()

/** Emails with one Message-ID are checked one after another: two copies read at once must see each other. */
export async function lockMessageId(tx: Tx, messageId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${messageId}, ${tx.team}::bigint))`.execute(tx.db)
}

/** An earlier mail with the same Message-ID and the same body, such as a copy that came another way. */
export const findDuplicate = async (tx: Tx, id: string, messageId: string, bodyHash: Uint8Array) =>
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
