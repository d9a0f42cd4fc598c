import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely'
import type { Emails } from '../platform/database/tables.gen'
import type { Later, Tx } from '../platform/database/transaction'
import { bufferedWritesOf, type NewEvent } from './buffered-writes'

/** The columns of an email for lists and events. */
export const listColumns = [
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
  'review',
  'assignee_id',
  'read_by',
  'metadata',
  'created',
  'modified',
] as const

export type { NewEvent } from './buffered-writes'

/** An email row. Its `words` column is used only for search. */
export type FullEmailRow = Omit<Selectable<Emails>, 'search_words'>
export type EmailRow = Pick<Selectable<Emails>, (typeof listColumns)[number]>

/** One email with everything extracted from it. */
export const findEmail = async (tx: Tx, id: string) => await emailOf(tx, id).executeTakeFirst()
export type StoredEmail = NonNullable<Awaited<ReturnType<typeof findEmail>>>

/** The query for one email with everything extracted from it. */
export const emailOf = (tx: Tx, id: string) => emailsOf(tx).where('id', '=', id)

/** The query for emails of the team. */
export const emailsOf = (tx: Tx) =>
  tx.db
    .selectFrom('emails')
    .select(listColumns)
    .select(['headers', 'reservations', 'diagnostics', 'content_hash', 'acknowledged', 'released', 'redacted'])
    .select(['authenticity', 'stated_amounts'])
    .select(['people', 'reader', 'rule_id', 'structure', 'reviewed_with'])
    .where('team_id', '=', tx.team)

/** The emails received just before and just after one. */
export async function findAdjacentEmails(tx: Tx, { id, created }: Pick<EmailRow, 'id' | 'created'>) {
  const emailIds = tx.db.selectFrom('emails').select('id').where('team_id', '=', tx.team).limit(1)
  const newer = await emailIds
    .where(sql<SqlBool>`(created, id) > (${created}::timestamptz, ${id}::bigint)`)
    .orderBy('created', 'asc')
    .orderBy('id', 'asc')
    .executeTakeFirst()
  const older = await emailIds
    .where(sql<SqlBool>`(created, id) < (${created}::timestamptz, ${id}::bigint)`)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return { newer_id: newer?.id ?? null, older_id: older?.id ?? null }
}

/**
 * Inserts an email, with the next statement. If an original with the same content exists, inserts and returns nothing.
 */
export const insertEmail = (tx: Tx, email: Omit<Insertable<Emails>, 'team_id'>): Later<EmailRow> =>
  tx.later(
    tx.db
      .insertInto('emails')
      .values({ ...email, team_id: tx.team })
      .onConflict((conflict) => conflict.doNothing())
      .returning(listColumns)
      .compile(),
  )

/** The original with this content in a mailbox. */
export const findOriginal = async (tx: Tx, hash: Uint8Array, mailbox: string | null) =>
  await tx.db
    .selectFrom('emails')
    .select(listColumns)
    .select(['acknowledged', 'redacted'])
    .where('team_id', '=', tx.team)
    .where('content_hash', '=', hash)
    .where(sql<string>`coalesce(mailbox_id, 0)`, '=', mailbox ?? '0')
    .where('status', '<>', 'Duplicate')
    .executeTakeFirst()

/** Deletes rereadings of an email, since they quote it. Skips items waiting to be applied. */
export async function deleteRereadings(tx: Tx, id: string): Promise<void> {
  await sql`update reprocess_items set reading = 'null', bookings = '{}', differences = '[]', modified = now(),
      reason = case state when 'previewed' then 'The message was deleted.' else reason end,
      state = case state when 'previewed' then 'left_out' else state end
    where team_id = ${tx.team} and email_id = ${id}`.execute(tx.db)
}

/** Whether another email of the team shares the same stored message. */
export const isMessageShared = async (tx: Tx, id: string, hash: Uint8Array): Promise<boolean> =>
  (await tx.db
    .selectFrom('emails')
    .select('id')
    .where('team_id', '=', tx.team)
    .where('content_hash', '=', hash)
    .where('id', '<>', id)
    .where('redacted', '=', false)
    .where('status', '<>', 'Duplicate')
    .executeTakeFirst()) !== undefined

/** Ends the hold of an email; false if it is no longer held. */
export async function endHold(tx: Tx, id: string, changes: Updateable<Emails>): Promise<boolean> {
  const result = await tx.db
    .updateTable('emails')
    .set({ ...changes, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .where('status', '=', 'Held')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Queues an email for rereading unless it has one of the statuses; undefined if it has. */
export const requeueEmail = async (tx: Tx, id: string, excludedStatuses: readonly string[]) =>
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
    .where('status', 'not in', excludedStatuses)
    .returning(['attempt'])
    .executeTakeFirst()

/** Changes an email, and records when it first became Processed. */
export async function updateEmail(tx: Tx, id: string, changes: Updateable<Emails>): Promise<void> {
  const buffered = bufferedWritesOf(tx, id)
  if (buffered) return void (buffered.columns = { ...buffered.columns, ...changes })
  await tx.db
    .updateTable('emails')
    .set(withTimestamps(changes))
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

/** Changes of an email with the corresponding times: of the change, and of first becoming Processed. */
export const withTimestamps = (changes: Updateable<Emails>) => ({
  ...changes,
  modified: sql<string>`now()`,
  ...(changes.status !== undefined && {
    read_at: changes.status === 'Processed' ? sql<string>`coalesce(read_at, now())` : null,
  }),
})

/** Serialises decisions on emails, always in the same order, so that two decisions cannot deadlock. */
export async function lockReviews(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from emails where team_id = ${tx.team} and id = any (${ids}::bigint[])
    order by id for update`.execute(tx.db)
}

/** The number of segments that an email created or changed. */
export const countSegments = async (tx: Tx, email: string): Promise<number> =>
  (
    await tx.db
      .selectFrom('segment_mails')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('team_id', '=', tx.team)
      .where('email_id', '=', email)
      .executeTakeFirstOrThrow()
  ).count

export async function insertEmailEvents(tx: Tx, email: string, events: readonly NewEvent[]): Promise<void> {
  const buffered = bufferedWritesOf(tx, email)
  if (buffered) return void buffered.events.push(...events)
  if (events.length === 0) return
  const inserted = tx.db.insertInto('email_events').values(eventRows(tx, email, events))
  tx.later(inserted.compile())
}

/** Writes the first log entry of emails. */
export function insertFirstEvents(
  tx: Tx,
  entries: readonly { readonly email: string; readonly event: Pick<NewEvent, 'type' | 'message' | 'detail'> }[],
): void {
  if (entries.length === 0) return
  const rows = entries.map(({ email, event: { type, message, detail = {} } }) => ({ email, type, message, detail }))
  const inserted = sql`insert into email_events (team_id, email_id, type, status, message, detail)
    select ${tx.team}::bigint, email, type, 'ok', message, detail
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) e (email bigint, type text, message text, detail jsonb)`
  tx.later(inserted.compile(tx.db))
}

const eventRows = (tx: Tx, email: string, events: readonly NewEvent[]) =>
  events.map(({ type, message, status = 'ok', detail = {}, duration_ms = null }) => ({
    team_id: tx.team,
    email_id: email,
    type,
    status,
    message,
    detail: JSON.stringify(detail),
    duration_ms,
  }))

export const listEmailEvents = async (tx: Tx, email: string) =>
  await tx.db
    .selectFrom('email_events')
    .select(['id', 'email_id', 'type', 'status', 'message', 'detail', 'duration_ms', 'created'])
    .where('team_id', '=', tx.team)
    .where('email_id', '=', email)
    .orderBy('id')
    .execute()

/** Ends the team's onboarding: it has received its first email. */
export async function endOnboarding(tx: Tx): Promise<void> {
  await tx.db
    .updateTable('teams')
    .set({ onboard: false, modified: sql<string>`now()` })
    .where('id', '=', tx.team)
    .where('onboard', '=', true)
    .execute()
}
