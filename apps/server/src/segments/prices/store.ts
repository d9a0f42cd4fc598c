import type { Rates } from '@sextant/places/rates/rates-on'
import { type NotNull, sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'
import type { SegmentRow } from '../store'
import type { DayRates } from './read-rates'

export type PriceRow = Pick<SegmentRow, 'id' | 'owner_key' | 'booked_at' | 'start_day' | 'cents' | 'rate_date'> & {
  readonly price: string
  readonly currency: string
}

/** The prices of segments by segment id, starting after `after`. */
export const findPrices = async (tx: Tx, after: string, limit: number): Promise<readonly PriceRow[]> =>
  await tx.db
    .selectFrom('segments')
    .select(['id', 'owner_key', 'booked_at', 'start_day', 'cents', 'rate_date', 'price', 'currency'])
    .where('team_id', '=', tx.team)
    .where('id', '>', after)
    .where('price', 'is not', null)
    .where('currency', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ price: NotNull; currency: NotNull }>()
    .execute()

/** Sets converted prices, and forgets what was converted before, in one statement. */
export async function updateConverted(
  tx: Tx,
  rows: readonly Pick<PriceRow, 'id' | 'cents' | 'rate_date'>[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    with converted as (select * from jsonb_to_recordset(${JSON.stringify(rows)}) r (id bigint, cents bigint, rate_date date)),
    forgotten as (
      update segment_observations o set values = o.values - 'cents' - 'rate_date' from converted c
      where o.team_id = ${tx.team} and o.segment_id = c.id)
    update segments s set cents = c.cents, rate_date = c.rate_date, modified = now()
    from converted c where s.team_id = ${tx.team} and s.id = c.id`.execute(tx.db)
}

/**
 * Dates a page of segments without a booking date by their first email, if it was sent before they began, in the order
 * of their ids. Answers the last id of a full page, and null at the end.
 */
export async function assumeBookingDates(tx: Tx, after: string, limit: number): Promise<string | null> {
  const { rows } = await sql<{ last: string | null; count: number }>`
    with page as (
      select id, start_day from segments
      where team_id = ${tx.team} and id > ${after} and booked_at is null and status = 'Active'
      order by id limit ${limit}),
    first as (
      select page.id, min(coalesce(e.msg_date, e.created)) as sent
      from page
      join segment_mails m on m.team_id = ${tx.team} and m.segment_id = page.id
      join emails e on e.team_id = m.team_id and e.id = m.email_id
      group by page.id, page.start_day
      having (min(coalesce(e.msg_date, e.created)) at time zone 'UTC')::date <= page.start_day),
    dated as (
      update segments s set booked_at = first.sent, metadata = s.metadata ||
        jsonb_build_object('assumed', coalesce(s.metadata -> 'assumed', '[]') || '["booked_at"]')
      from first where s.team_id = ${tx.team} and s.id = first.id)
    select max(id)::text as last, count(*)::int as count from page`.execute(tx.db)
  const [page] = rows
  return page && page.count === limit ? page.last : null
}

/**
 * What prices are converted by: the team's currency, and the newest load of renewed rates; null without any. And the
 * addresses of the team's mailboxes, which belong to no traveler.
 */
export type ReportingTerms = {
  readonly currency: string
  readonly rates_version: string | null
  readonly mailboxes: readonly string[]
}

export async function reportingTerms(tx: Tx): Promise<ReportingTerms> {
  const { rows } = await sql<ReportingTerms>`
    select currency, (select max(loaded_at) from exchange_rates)::text as rates_version,
      array(select coalesce(m.address, lower(a.username)) from mailboxes m
        left join mailbox_accounts a on a.team_id = m.team_id and a.mailbox_id = m.id
        where m.team_id = ${tx.team} and coalesce(m.address, a.username) is not null) as mailboxes
    from teams where id = ${tx.team}`.execute(tx.db)
  const [terms] = rows
  if (!terms) throw new Error('Prices of no team.')
  return terms
}

/** The renewed rates, newest day first. */
export async function listRates(tx: Tx): Promise<readonly Rates[]> {
  const { rows } = await sql<{ day: string; per_euro: Record<string, number> }>`
    select day, per_euro from exchange_rates order by day desc`.execute(tx.db)
  return rows.map(({ day, per_euro }) => ({ day, perEuro: new Map([['EUR', 1], ...Object.entries(per_euro)]) }))
}

/** Stores rates that differ from those known; answers of how many days. */
export async function upsertRates(tx: Tx, days: readonly DayRates[], source: string): Promise<number> {
  const rows = days.map(({ day, perEuro }) => ({ day, per_euro: perEuro }))
  const { numAffectedRows } = await sql`
    insert into exchange_rates (day, per_euro, source)
    select distinct on (day) day, per_euro, ${source} from jsonb_to_recordset(${JSON.stringify(rows)}) r (day date, per_euro jsonb)
    on conflict (day) do update set per_euro = exchange_rates.per_euro || excluded.per_euro, source = excluded.source,
      loaded_at = clock_timestamp()
    where not exchange_rates.per_euro @> excluded.per_euro`.execute(tx.db)
  return Number(numAffectedRows ?? 0n)
}

/** All teams. */
export const findTeams = async (tx: Tx): Promise<string[]> =>
  (
    await sql<{ id: string }>`select id from all_teams('org') union all select id from all_teams('dev')`.execute(tx.db)
  ).rows.map(({ id }) => id)
