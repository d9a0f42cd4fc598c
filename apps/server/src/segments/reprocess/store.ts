import { type ReprocessItem, rereadable, SegmentDifference } from '@sextant/contract/emails/reprocess'
import { type Selectable, type SqlBool, sql, type Updateable } from 'kysely'
import * as z from 'zod/mini'
import { Reading, type StoredEmail, scopeOf } from '../../emails'
import { type ListRequest, readPage } from '../../platform/database/page'
import type { Reprocesses } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'
import type { ReadEmail } from './try-reading'

export type ReprocessRow = Selectable<Reprocesses>

type Range = Pick<ReprocessRow, 'start_date' | 'end_date' | 'mailbox_id' | 'email_status'>

/** Emails that were read before and whose messages are still stored. */
const mailsOf = (tx: Tx, { start_date, end_date, mailbox_id, email_status }: Range) =>
  scopeOf(tx, {
    start_date,
    end_date,
    mailbox_id: mailbox_id ?? undefined,
    status: email_status ?? undefined,
  })
    .where('status', 'in', rereadable)
    .where('redacted', '=', false)

/** The number of emails to read, counted up to a limit. */
export async function countMails(tx: Tx, range: Range, limit: number): Promise<number> {
  const limited = mailsOf(tx, range).select('id').limit(limit)
  const { rows } = await sql<{ count: string }>`select count(*) from (${limited}) mails`.execute(tx.db)
  return Number(rows[0]?.count ?? 0)
}

/** The next emails to read: those that existed at the start, in order of arrival. */
export const listMailsToRead = async (tx: Tx, run: ReprocessRow, limit: number): Promise<string[]> =>
  (
    await mailsOf(tx, run)
      .select('id')
      .where('id', '>', run.last_email_id)
      .where('created', '<=', run.created)
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map(({ id }) => id)

/** Inserts a reprocess; undefined while another one of the team is unfinished. */
export const insertReprocess = async (
  tx: Tx,
  run: Range & Pick<ReprocessRow, 'emails' | 'created_by'>,
): Promise<ReprocessRow | undefined> =>
  await tx.db
    .insertInto('reprocesses')
    .values({ ...run, team_id: tx.team })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const findReprocess = async (tx: Tx, id: string): Promise<ReprocessRow | undefined> =>
  await tx.db
    .selectFrom('reprocesses')
    .selectAll()
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .executeTakeFirst()

export const listReprocesses = async (tx: Tx, request: ListRequest) =>
  await readPage(
    tx,
    tx.db.selectFrom('reprocesses').selectAll().where('team_id', '=', tx.team),
    { created: [sql`created`, 'timestamptz'] },
    request,
  )

type Changes = Omit<Updateable<Reprocesses>, 'finished'> & { readonly finished?: 'now' }

/** Updates a reprocess in one of these statuses; false if it is in none of them any more. */
export async function updateReprocess(
  tx: Tx,
  id: string,
  states: readonly string[],
  { finished, ...changes }: Changes,
): Promise<boolean> {
  const updated = await tx.db
    .updateTable('reprocesses')
    .set({
      ...changes,
      modified: sql<string>`now()`,
      ...(finished && { finished: sql<string>`now()` }),
    })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .where('status', 'in', states)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

type NewItem = { readonly run: string; readonly email: StoredEmail } & (
  | { readonly state: 'unreadable'; readonly reason: string }
  | {
      readonly state: 'previewed'
      readonly status: string
      readonly reading: Reading
      readonly bookings: readonly string[]
      readonly differences: readonly SegmentDifference[]
    }
)

export async function insertItem(tx: Tx, { run, email, ...item }: NewItem): Promise<void> {
  const isRead = item.state === 'previewed'
  await tx.db
    .insertInto('reprocess_items')
    .values({
      team_id: tx.team,
      reprocess_id: run,
      email_id: email.id,
      email_modified: email.modified,
      status_before: email.status,
      status_after: isRead ? item.status : email.status,
      reading: JSON.stringify(isRead ? item.reading : null),
      bookings: isRead ? [...item.bookings] : [],
      differences: JSON.stringify(isRead ? item.differences : []),
      state: item.state,
      reason: isRead ? null : item.reason,
    })
    .execute()
}

/** Earlier emails of the run about some of these bookings; of very many, the last ones. */
export async function findEarlierItems(tx: Tx, run: string, bookings: readonly string[]): Promise<ReadEmail[]> {
  const rows = await tx.db
    .selectFrom('reprocess_items')
    .innerJoin('emails', (join) =>
      join.onRef('emails.team_id', '=', 'reprocess_items.team_id').onRef('emails.id', '=', 'reprocess_items.email_id'),
    )
    .select(['reprocess_items.email_id', 'reading', 'attempt'])
    .where('reprocess_items.team_id', '=', tx.team)
    .where('reprocess_id', '=', run)
    .where('state', '=', 'previewed')
    .where(sql<SqlBool>`bookings && ${[...bookings]}::text[]`)
    .orderBy('reprocess_items.id', 'desc')
    .limit(20)
    .execute()
  return rows.toReversed().map(({ email_id: id, attempt, reading }) => ({
    email: { id, attempt },
    reading: Reading.parse(reading),
  }))
}

export type ItemToApply = Awaited<ReturnType<typeof listItemsToApply>>[number]

/** The next items to apply, in preview order. */
export async function listItemsToApply(tx: Tx, { id, last_item_id }: ReprocessRow, limit: number) {
  const rows = await tx.db
    .selectFrom('reprocess_items')
    .select(['id', 'email_id', 'email_modified', 'status_before', 'reading', 'differences'])
    .where('team_id', '=', tx.team)
    .where('reprocess_id', '=', id)
    .where('id', '>', last_item_id)
    .where('state', '=', 'previewed')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ...row,
    reading: Reading.parse(row.reading),
    differences: z.array(SegmentDifference).parse(row.differences),
  }))
}

/** Finishes an item: applied, or skipped for a reason. */
export async function finishItem(tx: Tx, id: string, problem: string | null): Promise<void> {
  await tx.db
    .updateTable('reprocess_items')
    .set({
      state: problem === null ? 'applied' : 'left_out',
      // The reading is large, quotes the message, and is no longer needed.
      reading: JSON.stringify(null),
      reason: problem,
      modified: sql<string>`now()`,
    })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

/** Readings are deleted once they can no longer be applied: they quote the emails. */
export async function deleteReadings(tx: Tx, run: string): Promise<void> {
  await tx.db
    .updateTable('reprocess_items')
    .set({ reading: 'null' })
    .where('team_id', '=', tx.team)
    .where('reprocess_id', '=', run)
    .execute()
}

/** A page of the emails that would change something. */
export const listItems = async (
  tx: Tx,
  { run, state }: { readonly run: string; readonly state: ReprocessItem['state'] | undefined },
  request: ListRequest,
) =>
  await readPage(
    tx,
    tx.db
      .selectFrom(
        sql<ItemRow>`(select items.*, emails.subject, emails.from_address from reprocess_items items
          join emails on emails.team_id = items.team_id and emails.id = items.email_id)`.as('items'),
      )
      .selectAll()
      .where('team_id', '=', tx.team)
      .where('reprocess_id', '=', run)
      .$if(state !== undefined, (builder) => builder.where('state', '=', state ?? '')),
    { id: [sql`id`, 'bigint'] },
    request,
  )

export type ItemRow = {
  readonly team_id: string
  readonly reprocess_id: string
  readonly id: string
  readonly email_id: string
  readonly subject: string | null
  readonly from_address: string | null
  readonly status_before: string
  readonly status_after: string
  readonly differences: unknown
  readonly state: string
  readonly reason: string | null
}
