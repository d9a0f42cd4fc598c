import type { DaySpan } from '@sextant/domain/kit/date-presets'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

/** Days in a time zone. */
export type MailRange = { readonly span: DaySpan; readonly zone: string }

/** The maximum number of emails sampled for processing times, since each must be read individually. */
const measured = 2000

const isIn = ({ span, zone }: MailRange) =>
  sql`e.created >= ${span.start}::date::timestamp at time zone ${zone}
    and e.created < (${span.end}::date + 1)::timestamp at time zone ${zone}`

const isRead = sql`e.status in ('Processed', 'Partial')`

type DayCount = { readonly day: string; readonly status: string; readonly mails: number }

/** Emails received per day and status, without empty days. Runs as an index-only scan. */
export async function countByDay(tx: Tx, range: MailRange): Promise<readonly DayCount[]> {
  const { rows } = await sql<DayCount>`
    select (e.created at time zone ${range.zone})::date as day, e.status, count(*)::int as mails
    from emails e where e.team_id = ${tx.team} and ${isIn(range)} group by 1, 2`.execute(tx.db)
  return rows
}

type StatusCount = { readonly status: string; readonly mails: number }

export async function countByStatus(tx: Tx, range: MailRange): Promise<readonly StatusCount[]> {
  const { rows } = await sql<StatusCount>`
    select e.status, count(*)::int as mails from emails e
    where e.team_id = ${tx.team} and ${isIn(range)} group by 1`.execute(tx.db)
  return rows
}

export async function countSegments(tx: Tx, range: MailRange): Promise<number> {
  const { rows } = await sql<{ segments: number }>`
    select coalesce(sum(e.segment_count), 0)::int as segments from emails e
    where e.team_id = ${tx.team} and ${isIn(range)} and ${isRead}`.execute(tx.db)
  return rows[0]?.segments ?? 0
}

type Source = { readonly source_name: string | null; readonly mails: number; readonly processed: number }

/** The sources with the most emails. */
export async function countBySource(tx: Tx, range: MailRange, limit: number): Promise<readonly Source[]> {
  const { rows } = await sql<Source>`
    select case when btrim(coalesce(e.source_name, '')) not in ('', 'Email') then e.source_name end as source_name,
      count(*)::int as mails, count(*) filter (where ${isRead})::int as processed
    from emails e where e.team_id = ${tx.team} and ${isIn(range)}
    group by 1 order by mails desc, 1 limit ${limit}`.execute(tx.db)
  return rows
}

type Mailbox = {
  readonly id: string | null
  readonly name: string | null
  readonly address: string | null
  readonly mails: number
  readonly processed: number
}

/** The mailboxes with the most emails. */
export async function countByMailbox(tx: Tx, range: MailRange, limit: number): Promise<readonly Mailbox[]> {
  const { rows } = await sql<Mailbox>`
    select c.mailbox_id as id, m.name, m.address, c.mails, c.processed from (
      select e.mailbox_id, count(*)::int as mails, count(*) filter (where ${isRead})::int as processed
      from emails e where e.team_id = ${tx.team} and ${isIn(range)}
      group by 1 order by mails desc, 1 limit ${limit}) c
    left join mailboxes m on m.team_id = ${tx.team} and m.id = c.mailbox_id
    order by c.mails desc, c.mailbox_id`.execute(tx.db)
  return rows
}

type Times = {
  readonly latency_median: number | null
  readonly latency_p95: number | null
  readonly reading_median: number | null
  readonly reading_p95: number | null
}

/**
 * Processing times of the newest emails, in milliseconds: from receipt to the first final status, and of reading alone.
 */
export async function measureTimes(tx: Tx, range: MailRange): Promise<Times | undefined> {
  const { rows } = await sql<Times>`
    with newest as (
      select e.id, e.created from emails e where e.team_id = ${tx.team} and ${isIn(range)}
      order by e.created desc, e.id desc limit ${measured}),
    took as (
      select min(v.created) filter (where v.type in ('completed', 'failed')) - n.created as whole,
        max(v.duration_ms) filter (where v.type = 'extracted') as reading
      from newest n join email_events v on v.team_id = ${tx.team} and v.email_id = n.id
      group by n.id, n.created),
    spread as (
      select percentile_cont(array[0.5, 0.95]) within group (order by extract(epoch from whole)::float8 * 1000) as whole,
        percentile_cont(array[0.5, 0.95]) within group (order by reading) as reading from took)
    select whole[1] as latency_median, whole[2] as latency_p95, reading[1] as reading_median, reading[2] as reading_p95
    from spread`.execute(tx.db)
  return rows[0]
}
