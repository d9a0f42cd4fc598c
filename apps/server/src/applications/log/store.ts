import type { statusClasses } from '@sextant/contract/applications/endpoints'
import { type SqlBool, sql } from 'kysely'
import { likeAnywhere } from '../../platform/database/like'
import { type ListRequest, readPage, type SortColumns } from '../../platform/database/page'
import type { Tx } from '../../platform/database/transaction'

/** A logged request; `created` is the time it arrived. */
export type LoggedRequest = {
  readonly team_id: string
  readonly application_id: string
  readonly method: string
  readonly route: string
  readonly path: string
  readonly status: number
  readonly duration_ms: number
  readonly ip: string | null
  readonly user_agent: string | null
  readonly request_id: string
  readonly created: string
}

/** Stores requests from any number of teams and adds them to the hourly counts. */
export async function insertRequests(tx: Tx, calls: readonly LoggedRequest[]): Promise<void> {
  await sql`select record_requests(${JSON.stringify(calls)}::jsonb)`.execute(tx.db)
}

const sortColumns: SortColumns = {
  created: [sql`created`, 'timestamptz'],
  duration_ms: [sql`round(duration_ms * 1000)::bigint`, 'bigint'],
}

type Filters = {
  readonly status?: (typeof statusClasses)[number] | undefined
  readonly method?: string | undefined
  readonly path?: string | undefined
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
}

/** A page of an application's requests. Days are in the team's time zone. */
export async function listRequests(tx: Tx, application: string, filters: Filters, request: ListRequest) {
  const { status, method, path, start_date: start, end_date: end } = filters
  const zone = sql`(select time_zone_id from teams where id = ${tx.team})`
  const hundreds = status === undefined ? 0 : Number(status[0]) * 100
  const calls = tx.db
    .selectFrom('application_requests')
    .selectAll()
    .where('team_id', '=', tx.team)
    .where('application_id', '=', application)
    .$if(status !== undefined, (query) => query.where('status', '>=', hundreds).where('status', '<', hundreds + 100))
    .$if(method !== undefined, (query) => query.where('method', '=', method ?? ''))
    .$if(Boolean(path), (query) => query.where('path', 'ilike', likeAnywhere(path ?? '')))
    .$if(Boolean(request.search), (query) => query.where('path', 'ilike', likeAnywhere(request.search ?? '')))
    .$if(start !== undefined, (query) => query.where(sql<SqlBool>`created >= ${start}::timestamp at time zone ${zone}`))
    .$if(end !== undefined, (query) =>
      query.where(sql<SqlBool>`created < (${end}::date + 1)::timestamp at time zone ${zone}`),
    )
  return await readPage(tx, calls, sortColumns, request)
}
