import { sql } from 'kysely'
import { byCursor, type Source } from '../../platform/database/by-cursor'
import type { Tx } from '../../platform/database/transaction'
import type { ReportQuery } from '../query'

/** A webhook with its delivery attempts on the days of a report. */
export type WebhookRow = {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly status: string
  readonly attempts: number
  readonly failed: number
  readonly average_ms: number | null
  readonly last_success: string | null
}

/**
 * All of a team's webhooks, including those without deliveries. Attempts are counted hourly; days are in the team's
 * time zone.
 */
export const readWebhooks = (tx: Tx, { span, zone }: ReportQuery): Source<WebhookRow> =>
  byCursor(
    tx,
    sql<WebhookRow>`
      select w.id, w.name, w.url, d.last_success_at as last_success,
        case when not d.live then 'Disabled' when d.failing_since is not null then 'Failing' else 'Active' end as status,
        coalesce(h.attempts, 0)::float8 as attempts, coalesce(h.failed, 0)::float8 as failed, h.average_ms
      from webhooks w join destinations d on d.team_id = w.team_id and d.id = w.id
      left join (
        select destination_id, sum(succeeded + failed) as attempts, sum(failed) as failed,
          round(sum(duration_ms) / sum(succeeded + failed))::float8 as average_ms from delivery_hours
        where team_id = ${tx.team} and hour >= ${span.start}::timestamp at time zone ${zone}
          and hour < (${span.end}::date + 1)::timestamp at time zone ${zone}
        group by destination_id) h on h.destination_id = w.id
      where w.team_id = ${tx.team}`,
    sql`lower(w.name), w.id`,
  )
