import type { Interval } from '@sextant/contract/dashboard/charts'
import type { SegmentType } from '@sextant/contract/segments/schemas'
import type pg from 'pg'

export type ChartQuery = {
  readonly start_date: string
  readonly end_date: string
  readonly interval: Interval
  readonly type?: SegmentType
}

/** $1 team, $2 first and $3 last day, $4 interval, $5 type or null. */
const segments = `
  intervals as (select generate_series(date_trunc($4, $2::date), $3::date, ('1 ' || $4)::interval)::date as at),
  alive as (
    select *, coalesce(source_classification, 'direct') as class, (booked_at at time zone 'UTC')::date as booked,
      case type when 'hotel' then coalesce(number_of_nights, 0) when 'car' then coalesce(number_of_days, 0) else 1 end as units,
      case when trim(coalesce(source_name, '')) in ('', 'Email') then null else source end as shown_source,
      case when trim(coalesce(source_name, '')) in ('', 'Email') then 'Unknown' else source_name end as shown_name
    from segments where team_id = $1 and status = 'Active'),
  begun as (
    select date_trunc($4, start_day)::date as at, * from alive
    where start_day between $2 and $3 and ($5::text is null or type = $5))`

const price = (filter: string): string =>
  `(round(sum(cents) filter (where ${filter})::numeric / nullif(sum(units) filter (where cents is not null and ${filter}), 0)) / 100)::float8`
/** The difference in percent, to 2 decimals, of prices that are exact to a cent. */
const difference = (direct: string, tmc: string): string =>
  `(floor((${direct} - ${tmc})::numeric / nullif(${tmc}, 0)::numeric * 10000 + 0.5) / 100)::float8`

const queries = {
  travel: `select at::text as interval, count(*) filter (where type = 'air')::int as air, count(*) filter (where type = 'hotel')::int as hotel,
    count(*) filter (where type = 'car')::int as car, count(*) filter (where type = 'rail')::int as rail,
    count(*) filter (where type = 'activity')::int as activity, count(distinct owner_key)::int as unique
    from intervals left join begun using (at) group by at order by at`,
  spend: `select at::text as interval,
    json_build_object('total', coalesce(sum(cents) filter (where class = 'direct'), 0), 'unique', count(distinct owner_key) filter (where class = 'direct')) as direct,
    json_build_object('total', coalesce(sum(cents) filter (where class = 'tmc'), 0), 'unique', count(distinct owner_key) filter (where class = 'tmc')) as tmc
    from intervals left join begun using (at) group by at order by at`,
  bookings: `select at::text as interval, count(*) filter (where type = 'air')::int as air, count(*) filter (where type = 'hotel')::int as hotel,
    count(*) filter (where type = 'car')::int as car, count(*) filter (where type = 'rail')::int as rail
    from intervals left join alive on date_trunc($4, booked)::date = at and booked between $2 and $3 and ($5::text is null or type = $5)
    group by at order by at`,
  'segment-bookings': `select at::text as interval, count(*) filter (where class = 'direct')::int as direct, count(*) filter (where class = 'tmc')::int as tmc,
    count(id)::int as segments, (count(distinct (owner_key, start_day, coalesce(provider, ''))) filter (where id is not null))::int as segments_unique
    from intervals left join begun using (at) group by at order by at`,
  'hotel-nights': `select intervals.at::text as interval, coalesce(sum(units), 0)::int as nights, count(id)::int as segments,
    ${price('true')} as computed_ppu, coalesce(sum(cents), 0)::int as computed_spend
    from intervals left join (select date_trunc($4, start_day)::date as at, * from alive where type = 'hotel' and start_day between $2 and $3) stays using (at)
    where $5::text is null or true group by intervals.at order by intervals.at`,
  'segment-costs': `select class, count(*)::int as segments, coalesce(sum(cents), 0)::int as computed_spend, ${price('true')} as computed_ppu
    from begun group by class order by class`,
  'segment-sources': `select shown_source as source, shown_name as source_name, case class when 'tmc' then 'TMC' else 'Non-TMC' end as class,
    count(*)::int as segments, count(distinct (owner_key, start_day, coalesce(provider, '')))::int as segments_unique, coalesce(sum(cents), 0)::int as computed_spend
    from begun group by 1, 2, 3`,
  'segment-purchase': `select *, ${difference('direct', 'tmc')} as avg_diff from (
    select at::text as interval, (floor(avg(start_day - booked) * 10 + 0.5) / 10)::float8 as days_before, count(booked)::int as segments, ${price("class = 'direct'")} as direct, ${price("class = 'tmc'")} as tmc
    from intervals left join begun using (at) group by at) months order by interval`,
}

export type ChartName = keyof typeof queries
export const chartNames = [
  'travel',
  'spend',
  'bookings',
  'segment-bookings',
  'hotel-nights',
  'segment-costs',
  'segment-sources',
  'segment-purchase',
] as const satisfies readonly ChartName[]

/** The rows of a chart from a single query on the segments. */
export async function rawChart(pool: pg.Pool, team: string, name: ChartName, chartQuery: ChartQuery) {
  const { start_date, end_date, interval, type } = chartQuery
  const text = `with ${segments} ${queries[name]}`
  const { rows } = await pool.query<Record<string, unknown>>(text, [team, start_date, end_date, interval, type ?? null])
  return rows
}
