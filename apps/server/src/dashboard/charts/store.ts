import type { Interval } from '@sextant/contract/dashboard/charts'
import type { SegmentType } from '@sextant/contract/segments/schemas'
import { lastDayOf } from '@sextant/domain/dashboard/intervals'
import type { UnitSums } from '@sextant/domain/dashboard/unit-prices'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'
import type { ChartRange } from './range'

type Kind = SegmentType | 'all'
type Class = 'tmc' | 'direct' | 'unknown' | 'all'

/** Totals for an interval's segments of one type and class. */
export type Sums = {
  /** The first day of the interval. */
  readonly interval: string
  readonly type: Kind
  readonly class: Class
  readonly segments: number
  /** Counted once per traveler, day and provider. */
  readonly segments_unique: number
  /** Distinct travelers. */
  readonly travelers: number
  readonly cents: number
  /** Nights, days or segments; `priced` counts only those with a price. */
  readonly units: number
  readonly priced_units: number
  /** The cost of priced segments; fees for cancelled ones are included only in `cents`. */
  readonly priced_cents: number
  /** Total days between booking and start, over `leads` segments. */
  readonly lead_days: number
  readonly leads: number
}

/** Travelers seen in part of an interval: first seen up to a given day, or last seen from a given day on. */
const travelersOf: Record<Interval, { readonly from: string; readonly until: string }> = {
  day: { from: 'travelers', until: 'travelers' },
  week: { from: 'travelers_last_in_week', until: 'travelers_first_in_week' },
  month: { from: 'travelers_last_in_month', until: 'travelers_first_in_month' },
}

const intervalOf = ({ interval }: ChartRange, day = 'day') =>
  sql<string>`date_trunc(${interval}, ${sql.ref(day)})::date`

/** Sums per interval of a range for the given types and classes, by the segments' first day. */
export async function readSums(
  tx: Tx,
  range: ChartRange,
  types: readonly Kind[],
  classes: readonly Class[],
): Promise<readonly Sums[]> {
  const first = range.intervals[0] ?? range.start
  const { from, until } = travelersOf[range.interval]
  const cut = range.start > first
  const { rows } = await sql<Sums>`
    select ${intervalOf(range)} as interval, type, class,
      sum(segments)::float8 as segments, sum(segments_unique)::float8 as segments_unique,
      sum(case when ${cut}::boolean and day < ${lastDayOf(first, range.interval)}::date + 1 then ${sql.ref(from)} else ${sql.ref(until)} end)::float8 as travelers,
      sum(cents)::float8 as cents, sum(units)::float8 as units, sum(priced_units)::float8 as priced_units,
      sum(priced_cents)::float8 as priced_cents,
      sum(lead_days)::float8 as lead_days, sum(lead_count)::float8 as leads
    from segment_days
    where team_id = ${tx.team} and type = any (${types}) and class = any (${classes})
      and day between ${range.start} and ${range.end}
    group by 1, 2, 3`.execute(tx.db)
  return rows
}

/** Whether a range lies strictly inside one interval: the only case in which travelers must be counted. */
function isCutOnBothSides({ start, end, interval, intervals }: ChartRange): boolean {
  const [first, another] = intervals
  return first !== undefined && another === undefined && start > first && end < lastDayOf(first, interval)
}

/**
 * Sums with exact traveler counts; where the precomputed days do not suffice, travelers are counted from the segments.
 */
export async function withTravelers(tx: Tx, range: ChartRange, sums: readonly Sums[]): Promise<readonly Sums[]> {
  if (!isCutOnBothSides(range)) return sums
  const { rows } = await sql<Record<Class, number>>`
    select count(distinct owner_key)::float8 as all,
      count(distinct owner_key) filter (where source_classification = 'tmc')::float8 as tmc,
      count(distinct owner_key) filter (where source_classification = 'direct')::float8 as direct,
      count(distinct owner_key) filter (where source_classification is null)::float8 as unknown
    from segments
    where team_id = ${tx.team} and status = 'Active' and start_day between ${range.start} and ${range.end}
      and (${range.type} = 'all' or type = ${range.type})`.execute(tx.db)
  const [counted] = rows
  return sums.map((sum) => (counted && sum.type === range.type ? { ...sum, travelers: counted[sum.class] } : sum))
}

/** Segments booked per type, in each interval of a range. */
export async function readBookings(tx: Tx, range: ChartRange) {
  const { rows } = await sql<Pick<Sums, 'interval' | 'segments'> & { type: SegmentType }>`
    select ${intervalOf(range)} as interval, type, sum(segments)::float8 as segments
    from booking_days
    where team_id = ${tx.team} and day between ${range.start} and ${range.end}
    group by 1, 2`.execute(tx.db)
  return rows.filter(({ type }) => range.type === 'all' || range.type === type)
}

export type SourceSums = Pick<Sums, 'segments' | 'segments_unique' | 'cents'> & {
  readonly source: string
  readonly source_name: string
  readonly class: 'tmc' | 'direct'
}

/**
 * The sources that a range's segments were booked through, most used first; unknown sources are empty strings. The
 * specification has only two classes of sources, so an unknown one counts as not managed.
 */
export async function readSources(tx: Tx, range: ChartRange): Promise<readonly SourceSums[]> {
  const { rows } = await sql<SourceSums>`
    select source, source_name, case class when 'tmc' then 'tmc' else 'direct' end as class,
      sum(segments)::float8 as segments,
      sum(segments_unique)::float8 as segments_unique, sum(cents)::float8 as cents
    from source_days
    where team_id = ${tx.team} and type = ${range.type} and day between ${range.start} and ${range.end}
    group by 1, 2, 3 having sum(segments) > 0 or sum(cents) <> 0
    order by 4 desc, 2, 3, 1`.execute(tx.db)
  return rows
}

/** Costs and units of a range's managed and unmanaged segments, by what they are compared with. */
export async function readUnits(tx: Tx, range: ChartRange): Promise<readonly (UnitSums & Pick<Sums, 'interval'>)[]> {
  const { rows } = await sql<UnitSums & Pick<Sums, 'interval'>>`
    select ${intervalOf(range)} as interval, type, comparison_key, class, sum(cents)::float8 as cents,
      sum(units)::float8 as units
    from unit_days
    where team_id = ${tx.team} and (${range.type} = 'all' or type = ${range.type}) and class in ('tmc', 'direct')
      and day between ${range.start} and ${range.end}
    group by 1, 2, 3, 4`.execute(tx.db)
  return rows
}

/** The metadata of a range. */
export async function readMeta(tx: Tx, range: ChartRange) {
  const { start, end, interval, type } = range
  const { rows } = await sql<{ currency: string; last_updated: string | null; rates_date: string | null }>`
    select currency, changed as last_updated, rates_day as rates_date
    from teams, lateral (
      select max(changed) as changed, max(rates_day) as rates_day from segment_days
      where team_id = teams.id and type = ${type} and class = 'all' and day between ${start} and ${end} and segments > 0) newest
    where id = ${tx.team}`.execute(tx.db)
  const [meta] = rows
  if (!meta) throw new Error('A chart of no team.')
  return { interval, start_date: start, end_date: end, ...meta }
}
