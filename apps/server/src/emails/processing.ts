import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../platform/database/transaction'
import { takeBufferedWrites } from './buffered-writes'
import { type EmailRow, emailOf, emailsOf, listColumns, withTimestamps } from './store'

/** The query for emails to be read, each with the team's live parsing rules in the form of `LiveRules`. */
export const emailsToRead = (tx: Tx, ids: readonly string[]) =>
  emailsOf(tx)
    .select(
      sql`(select coalesce(jsonb_agg(jsonb_build_object(
          'id', r.id::text, 'name', r.name, 'version', v.version, 'definition', v.definition) order by r.id), '[]')
        from email_rules r join email_rule_versions v
          on v.team_id = r.team_id and v.rule_id = r.id and v.version = r.live_version
        where r.team_id = emails.team_id and r.status = 'live')`.as('rules'),
    )
    .where(sql<SqlBool>`id = any (${ids}::bigint[])`)

/** An email to be processed, an earlier copy of its message that arrived by another route, and its team's settings. */
export const findEmailToProcess = async (
  tx: Tx,
  id: string,
  { messageId, bodyHash }: { readonly messageId: string | null; readonly bodyHash: Uint8Array | null },
) =>
  await emailOf(tx, id)
    .select([
      sql<string | null>`(select min(copy.id) from emails copy
        where copy.team_id = emails.team_id and copy.msg_id = ${messageId} and copy.body_hash = ${bodyHash}
          and copy.id < emails.id and copy.status <> 'Duplicate')`.as('copy_of'),
      sql<boolean>`exists (select from filters where filters.team_id = emails.team_id)`.as('is_filtered'),
      sql<boolean>`exists (select from email_models model where model.team_id = emails.team_id and model.enabled)`.as(
        'uses_model',
      ),
      sql<boolean>`(select onboard from teams where teams.id = emails.team_id)`.as('onboard'),
      sql<boolean>`(select require_authentic_mail from teams where teams.id = emails.team_id)`.as('is_strict'),
    ])
    .executeTakeFirst()
export type EmailToProcess = NonNullable<Awaited<ReturnType<typeof findEmailToProcess>>>

/**
 * Writes an email's buffered changes. Returns a function that gives the email in its new state, or undefined if nothing
 * was buffered.
 */
export function flushWrites(tx: Tx, id: string): (() => Promise<EmailRow>) | undefined {
  const buffered = takeBufferedWrites(tx, id)
  if (!buffered) return undefined
  const { columns, events } = buffered
  if (Object.keys(columns).length === 0 && events.length === 0) return undefined
  const entries = events.map(({ status = 'ok', detail = {}, ...event }) => ({ ...event, status, detail }))
  const written = tx.db
    .with(
      'logged',
      () => sql<object>`(insert into email_events (team_id, email_id, type, status, message, detail, duration_ms)
        select ${tx.team}::bigint, ${id}::bigint, type, status, message, detail, duration_ms
        from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
          e (type text, status text, message text, detail jsonb, duration_ms double precision) returning id)`,
    )
    .updateTable('emails')
    .set(withTimestamps(columns))
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .returning(listColumns)
  const rows = tx.later(written.compile())
  return async () => {
    const [row] = await rows()
    if (!row) throw new Error('The email was deleted meanwhile.')
    return row
  }
}
