import type { ScheduleDraft } from '@sextant/contract/reports/schemas'
import { sql, type Updateable } from 'kysely'
import { userName } from '../../account'
import { likeAnywhere } from '../../platform/database/like'
import { type ListRequest, readPage, type SortColumns } from '../../platform/database/page'
import type { ReportSchedules } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'

/** A schedule's recipients: users of the team who are not disabled. */
const recipients = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id::text, 'email', u.email,
    'name', coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email)) order by lower(u.email)), '[]')
  from report_recipients r
  join memberships m on m.team_id = r.team_id and m.user_id = r.user_id and m.status = 'Active'
  join users u on u.id = r.user_id
  where r.team_id = report_schedules.team_id and r.schedule_id = report_schedules.id)`

const schedulesOf = (tx: Tx) =>
  tx.db
    .selectFrom('report_schedules')
    .selectAll()
    .select(recipients.as('recipients'))
    .select(userName('created_by').as('creator_name'))
    .where('team_id', '=', tx.team)

export type ScheduleRow = NonNullable<Awaited<ReturnType<typeof findSchedule>>>

const sortColumns: SortColumns = {
  name: [sql`left(lower(name), 200)`, 'text'],
  created: [sql`created`, 'timestamptz'],
}

export const listSchedules = async (tx: Tx, request: ListRequest) =>
  await readPage(
    tx,
    schedulesOf(tx).$if(Boolean(request.search), (builder) =>
      builder.where('name', 'ilike', likeAnywhere(request.search ?? '')),
    ),
    sortColumns,
    request,
  )

export const findSchedule = async (tx: Tx, id: string) => await schedulesOf(tx).where('id', '=', id).executeTakeFirst()

/** Locks a schedule, so that changes and runs are serialised. */
export async function lockSchedule(tx: Tx, id: string): Promise<void> {
  await sql`select from report_schedules where team_id = ${tx.team} and id = ${id}::bigint for update`.execute(tx.db)
}

/** The number of schedules, locked so that concurrent creations wait. */
export async function countSchedules(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('reports.schedules', ${tx.team}::bigint))`.execute(tx.db)
  const { count } = await tx.db
    .selectFrom('report_schedules')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('team_id', '=', tx.team)
    .executeTakeFirstOrThrow()
  return count
}

type NewSchedule = Omit<ScheduleDraft, 'recipients'> & {
  readonly created_by: string | null
  readonly next_run_at: string | null
}

export async function insertSchedule(tx: Tx, { filters, ...schedule }: NewSchedule): Promise<string> {
  const { id } = await tx.db
    .insertInto('report_schedules')
    .values({ ...schedule, filters: JSON.stringify(filters), team_id: tx.team })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateSchedule(tx: Tx, id: string, change: Updateable<ReportSchedules>): Promise<void> {
  await tx.db
    .updateTable('report_schedules')
    .set({ ...change, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

export async function deleteSchedule(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('report_schedules').where('team_id', '=', tx.team).where('id', '=', id).execute()
}

/** Sets a schedule's recipients; returns whether all of them are users of the team. */
export async function setRecipients(tx: Tx, id: string, people: readonly string[]): Promise<boolean> {
  const userIds = [...new Set(people)]
  await tx.db.deleteFrom('report_recipients').where('team_id', '=', tx.team).where('schedule_id', '=', id).execute()
  const { numAffectedRows } = await sql`
    insert into report_recipients (team_id, schedule_id, user_id)
    select team_id, ${id}::bigint, user_id from memberships
    where team_id = ${tx.team} and status = 'Active' and user_id = any (${userIds}::bigint[])`.execute(tx.db)
  return Number(numAffectedRows ?? 0) === userIds.length
}
