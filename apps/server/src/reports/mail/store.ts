import { type SqlBool, sql } from 'kysely'
import { byCursor, type Source } from '../../platform/database/by-cursor'
import type { Tx } from '../../platform/database/transaction'
import type { ReportQuery } from '../query'

/** An email with its outcome. */
export type MailRow = {
  readonly id: string
  readonly created: string
  /** The local day of receipt. */
  readonly day: string
  readonly mailbox: string | null
  readonly from_address: string | null
  readonly to_address: string | null
  readonly subject: string | null
  readonly status: string
  readonly status_reason: string | null
  readonly class: string | null
  readonly source_name: string | null
  readonly segment_count: number
  readonly attachment_count: number
  readonly size_bytes: number
  readonly traveler: string | null
  readonly match_method: string | null
  readonly attempt: number
  /** Time from receipt to the end of the last reading; null if it was not read. */
  readonly taken_ms: number | null
}

/** Emails `e` received on the days of a report, in the team's time zone. */
const isMailRequested = ({ span, filters, zone }: ReportQuery) => {
  const from = sql<SqlBool>`e.created >= ${span.start}::timestamp at time zone ${zone}`
  const to = sql<SqlBool>`e.created < (${span.end}::date + 1)::timestamp at time zone ${zone}`
  const box = filters.mailbox_id ? [sql<SqlBool>`e.mailbox_id = ${filters.mailbox_id}`] : []
  return sql.join([from, to, ...box], sql` and `)
}

/** Milliseconds from an email's receipt until it was read. */
const duration = sql`(select round(extract(epoch from max(v.created) - e.created) * 1000)::float8 from email_events v
  where v.team_id = e.team_id and v.email_id = e.id and v.type in ('completed', 'failed'))`

/** The emails of a team, earliest first. */
export const readMails = (tx: Tx, query: ReportQuery): Source<MailRow> =>
  byCursor(
    tx,
    sql<MailRow>`
      select e.id, e.created, (e.created at time zone ${query.zone})::date as day, m.name as mailbox, e.from_address,
        e.to_address, e.subject, e.status, e.status_reason, e.class, e.source_name, e.segment_count,
        e.attachment_count, e.size_bytes, nullif(concat_ws(' ', t.first_name, t.last_name), '') as traveler,
        e.match_method, e.attempt, ${duration} as taken_ms
      from emails e
      left join mailboxes m on m.team_id = e.team_id and m.id = e.mailbox_id
      left join travelers t on t.team_id = e.team_id and t.id = e.member_id
      where e.team_id = ${tx.team} and ${isMailRequested(query)}`,
    sql`e.created, e.id`,
  )

/** A mailbox with the emails it received on the days of a report. */
export type MailboxRow = {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly type: string
  readonly status: string
  readonly mails: number
  readonly processed: number
  readonly partial: number
  readonly unrecognized: number
  readonly no_travel: number
  readonly duplicates: number
  readonly held: number
  readonly rejected: number
  readonly failed: number
  readonly segments: number
  readonly median_ms: number | null
  readonly last_received: string | null
}

const withStatus = (status: string) => sql`count(e.id) filter (where e.status = ${sql.lit(status)})::int`

/** All mailboxes of a team, including those without emails. */
export const readMailboxes = (tx: Tx, query: ReportQuery): Source<MailboxRow> =>
  byCursor(
    tx,
    sql<MailboxRow>`
      select m.id, m.name, m.address, m.type, m.status, count(e.id)::int as mails,
        ${withStatus('Processed')} as processed, ${withStatus('Partial')} as partial,
        ${withStatus('Unrecognized')} as unrecognized, ${withStatus('No Travel Data')} as no_travel,
        ${withStatus('Duplicate')} as duplicates, ${withStatus('Held')} as held,
        ${withStatus('Rejected')} as rejected, ${withStatus('Failed')} as failed,
        coalesce(sum(e.segment_count), 0)::int as segments,
        percentile_cont(0.5) within group (order by e.taken) as median_ms, max(e.created) as last_received
      from mailboxes m
      left join (select e.*, ${duration} as taken from emails e where e.team_id = ${tx.team} and ${isMailRequested(query)}) e
        on e.team_id = m.team_id and e.mailbox_id = m.id
      where m.team_id = ${tx.team}
        and m.id = coalesce(${query.filters.mailbox_id ?? null}::bigint, m.id)
      group by m.team_id, m.id`,
    sql`lower(m.name), m.id`,
  )
