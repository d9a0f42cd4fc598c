import { sql } from 'kysely'
import { byCursor, type Source } from '../../platform/database/by-cursor'
import type { Tx } from '../../platform/database/transaction'
import type { ReportQuery } from '../query'

/** An application with its requests on the days of a report. */
export type ClientRow = {
  readonly id: string
  readonly name: string
  readonly client_id: string
  readonly status: string
  readonly scopes: string
  readonly calls: number
  readonly failed: number
  readonly last_used: string | null
}

/**
 * All of a team's applications, including those without requests. Requests are counted hourly; days are in the team's
 * time zone.
 */
export const readClients = (tx: Tx, { span, zone }: ReportQuery): Source<ClientRow> =>
  byCursor(
    tx,
    sql<ClientRow>`
      select a.id, a.name, a.client_id, a.status, array_to_string(a.scopes, ' ') as scopes,
        coalesce(h.calls, 0)::float8 as calls, coalesce(h.failed, 0)::float8 as failed, u.refilled_at as last_used
      from applications a
      left join application_usage u on u.team_id = a.team_id and u.application_id = a.id
      left join (
        select application_id, sum(requests) as calls, sum(failed) as failed from application_hours
        where team_id = ${tx.team} and hour >= ${span.start}::timestamp at time zone ${zone}
          and hour < (${span.end}::date + 1)::timestamp at time zone ${zone}
        group by application_id) h on h.application_id = a.id
      where a.team_id = ${tx.team}`,
    sql`lower(a.name), a.id`,
  )
