import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

type MetricRow = {
  readonly source: string
  readonly source_name: string | null
  readonly mails: number
  readonly processed: number
  readonly partial: number
  readonly unrecognized: number
  readonly segments: number
  readonly median_ms: number | null
}

/** What the mails of each source came to that came in from `start` on and before the day after `end`, days of a zone. */
export const measureSources = async (
  tx: Tx,
  { start, end, zone }: { start: string; end: string; zone: string },
): Promise<readonly MetricRow[]> => {
  const { rows } = await sql<MetricRow>`
    select coalesce(nullif(mail.source, ''), 'Email') as source, max(mail.source_name) as source_name, count(*)::int as mails,
      count(*) filter (where mail.status = 'Processed')::int as processed,
      count(*) filter (where mail.status = 'Partial')::int as partial,
      count(*) filter (where mail.status = 'Unrecognized')::int as unrecognized,
      coalesce(sum(mail.segment_count), 0)::int as segments,
      percentile_cont(0.5) within group (order by read.ms) as median_ms
    from emails mail left join lateral (
      select max(duration_ms) as ms from email_events event
      where event.team_id = mail.team_id and event.email_id = mail.id and event.type = 'extracted') read on true
    where mail.team_id = ${tx.team} and mail.created >= ${start}::date::timestamp at time zone ${zone}
      and mail.created < (${end}::date + 1)::timestamp at time zone ${zone}
    group by 1 order by mails desc, source`.execute(tx.db)
  return rows
}
