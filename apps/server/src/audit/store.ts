import { sql } from 'kysely'
import { likeAnywhere } from '../platform/database/like'
import { type ListRequest, readPage, type SortColumns } from '../platform/database/page'
import type { Tx } from '../platform/database/transaction'
import { systemTeam } from '../platform/system-team'

export type AuditRow = {
  readonly actor: string
  readonly action: string
  readonly target: string | null
  readonly before: unknown
  readonly after: unknown
  readonly ip: string | null
  readonly user_agent: string | null
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))

export async function insertAuditEvent(tx: Tx, row: AuditRow): Promise<void> {
  await tx.db
    .insertInto('audit_events')
    .values({
      ...row,
      team_id: tx.scope.team ?? systemTeam,
      before: json(row.before),
      after: json(row.after),
    })
    .execute()
}

/** Records the event in the system team and, if there is a person, in each of that person's teams. */
export async function insertPersonEvent(tx: Tx, person: string | null, row: AuditRow): Promise<void> {
  await sql`select record_person(${person}::bigint, ${row.actor}, ${row.action}, ${row.target},
    ${json(row.after)}::jsonb, ${row.ip}, ${row.user_agent})`.execute(tx.db)
}

const sortColumns: SortColumns = { created: [sql`created`, 'timestamptz'] }

/**
 * The name (or address) of the person, or the name of the application, that acted; null if the team has no such record.
 */
export const actorNameOf = (table: 'audit_events' | 'segment_changes') => sql<string | null>`coalesce(
  (select coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email) from users u
    where ${sql.table(table)}.actor = 'user:' || u.id),
  (select a.name from applications a
    where a.team_id = ${sql.table(table)}.team_id and ${sql.table(table)}.actor = 'application:' || a.id))`

const eventsOf = (tx: Tx) =>
  tx.db
    .selectFrom('audit_events')
    .selectAll()
    .select(actorNameOf('audit_events').as('actor_name'))
    .where('team_id', '=', tx.team)

export type AuditEventRow = Awaited<ReturnType<typeof listAuditEvents>>['rows'][number]

type Filters = {
  readonly action?: string | undefined
  readonly actor?: string | undefined
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
}

/** The team's audit log. Days are in UTC, both inclusive. */
export async function listAuditEvents(tx: Tx, request: ListRequest, filters: Filters) {
  const { action, actor, start_date, end_date } = filters
  const search = likeAnywhere(request.search ?? '')
  const found = eventsOf(tx)
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''))
    .$if(start_date !== undefined, (query) =>
      query.where('created', '>=', sql<string>`${start_date}::date at time zone 'UTC'`),
    )
    .$if(end_date !== undefined, (query) =>
      query.where('created', '<', sql<string>`(${end_date}::date + 1) at time zone 'UTC'`),
    )
    .$if(Boolean(request.search), (query) =>
      query.where((is) =>
        is.or([is('action', 'ilike', search), is('target', 'ilike', search), is('actor', 'ilike', search)]),
      ),
    )
  return await readPage(tx, found, sortColumns, request)
}
