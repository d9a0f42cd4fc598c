import type { TeamType } from '@sextant/contract/kit/team'
import type { ReportDraft } from '@sextant/contract/reports/schemas'
import { sql } from 'kysely'
import { userName } from '../account'
import { likeAnywhere } from '../platform/database/like'
import { type ListRequest, readPage, type SortColumns } from '../platform/database/page'
import type { Tx } from '../platform/database/transaction'

/** A completed report past its expiry counts as expired, whether or not its rows have been deleted yet. */
const shownStatus = sql<string>`case when status = 'completed' and expires_at <= now() then 'expired' else status end`

const reportsOf = (tx: Tx) =>
  tx.db
    .selectFrom('reports')
    .selectAll()
    .select(shownStatus.as('shown_status'))
    .select(userName('created_by').as('creator_name'))
    .where('team_id', '=', tx.team)

export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>

const sortColumns: SortColumns = {
  created: [sql`created`, 'timestamptz'],
  name: [sql`left(lower(name), 200)`, 'text'],
  start_date: [sql`start_date`, 'date'],
}

type Request = ListRequest & { readonly type?: string | undefined; readonly status?: string | undefined }

/** A page of the team's reports. */
export const listReports = async (tx: Tx, { type, status, ...request }: Request) =>
  await readPage(
    tx,
    reportsOf(tx)
      .$if(type !== undefined, (builder) => builder.where('type', '=', type ?? ''))
      .$if(status !== undefined, (builder) => builder.where(shownStatus, '=', status ?? ''))
      .$if(Boolean(request.search), (builder) => builder.where('name', 'ilike', likeAnywhere(request.search ?? ''))),
    sortColumns,
    request,
  )

export const findReport = async (tx: Tx, id: string) => await reportsOf(tx).where('id', '=', id).executeTakeFirst()

/** The number of the team's queued and running reports, locked so that concurrent requests wait for the transaction. */
export async function countUnfinished(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('reports.asked', ${tx.team}::bigint))`.execute(tx.db)
  const { count } = await tx.db
    .selectFrom('reports')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('team_id', '=', tx.team)
    .where('status', 'in', ['queued', 'processing'])
    .executeTakeFirstOrThrow()
  return count
}

type NewReport = ReportDraft & {
  readonly name: string
  readonly created_by: string | null
  readonly schedule_id: string | null
}

export async function insertReport(tx: Tx, { filters, ...report }: NewReport): Promise<string> {
  const { id } = await tx.db
    .insertInto('reports')
    .values({ ...report, filters: JSON.stringify(filters), team_id: tx.team })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteReport(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('reports').where('team_id', '=', tx.team).where('id', '=', id).execute()
}

/** The team of a job; undefined if it was deleted. */
export async function teamOf(tx: Tx) {
  const { rows } = await sql<{
    id: string
    type: TeamType
    name: string
    currency: string
    time_zone_id: string
  }>`select id, type, name, currency, time_zone_id from teams where id = ${tx.team} and status = 'Active'`.execute(
    tx.db,
  )
  return rows[0]
}
