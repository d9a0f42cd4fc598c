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
  counted as (
    select *, status = 'Active' as stands, coalesce(source_classification, 'unknown') as class,
      case when cents is null and charged_cents is null and adjustment_cents = 0 and status = 'Active' then null
        else coalesce(charged_cents, case when status = 'Active' then cents end, 0) + adjustment_cents end as net,
      case when type in ('air', 'rail') then coalesce(details ->> 'origin', start_locality, '?') || ' – ' ||
          coalesce(details ->> 'destination', end_locality, '?')
        when type = 'activity' then coalesce(activity_type, '') else '' end as alike, (booked_at at time zone 'UTC')::date as booked,
      case type when 'hotel' then coalesce(number_of_nights, 0) when 'car' then coalesce(number_of_days, 0) else 1 end as units,
      case when trim(coalesce(source_name, '')) in ('', 'Email') then null else source end as shown_source,
      case when trim(coalesce(source_name, '')) in ('', 'Email') then 'Unknown' else source_name end as shown_name
    from segments where team_id = $1),
  alive as (select * from counted where stands),
  begun as (
    select date_trunc($4, start_day)::date as at, * from alive
    where start_day between $2 and $3 and ($5::text is null or type = $5)),
  paid as (
    select date_trunc($4, start_day)::date as at, * from counted
    where start_day between $2 and $3 and ($5::text is null or type = $5) and (stands or net <> 0)),
  units_of as (
    select date_trunc($4, start_day)::date as at, type, alike, class, sum(net) as cents, sum(units) as units
    from alive where net is not null and units > 0 and start_day between $2 and $3 and ($5::text is null or type = $5)
    group by 1, 2, 3, 4)`

const price = (filter: string): string =>
  `(floor(sum(net) filter (where ${filter})::numeric / nullif(sum(units) filter (where net is not null and ${filter}), 0) + 0.5) / 100)::float8`
/** The difference in percent, to 2 decimals, of prices that are exact to a cent. */
const difference = (direct: string, tmc: string): string =>
  `(floor((${direct} - ${tmc})::numeric / nullif(${tmc}, 0)::numeric * 10000 + 0.5) / 100)::float8`

const whole = '(select type, alike, class, sum(cents) as cents, sum(units) as units from units_of group by 1, 2, 3)'

/** Unit prices of managed and unmanaged segments, like with like, of each interval of `units_of` that `of` names. */
const compared = (of: string): string => `
  pairs as (
    select ${of} as at, d.cents as direct_cents, d.units as units, t.cents::float8 / t.units::float8 as tmc_price
    from ${of === 'at' ? 'units_of' : whole} d
    join ${of === 'at' ? 'units_of' : whole} t
      using (${of === 'at' ? 'at, ' : ''}type, alike)
    where d.class = 'direct' and t.class = 'tmc'),
  alone as (
    select ${of} as at, class, case when count(distinct type) = 1 then sum(cents)::float8 / sum(units)::float8 end as price
    from units_of group by 1, 2),
  prices as (
    select ats.at,
      (floor(coalesce((select sum(direct_cents)::float8 / sum(units)::float8 from pairs where pairs.at = ats.at),
        (select price from alone where alone.at = ats.at and class = 'direct')) + 0.5) / 100)::float8 as direct,
      (floor(coalesce((select sum(tmc_price * units::float8) / sum(units)::float8 from pairs where pairs.at = ats.at),
        (select price from alone where alone.at = ats.at and class = 'tmc')) + 0.5) / 100)::float8 as tmc,
      exists (select from pairs where pairs.at = ats.at) as is_compared
    from (select distinct ${of} as at from units_of) ats)`

const side = (name: string): string =>
  `json_build_object('total', coalesce(sum(net) filter (where class = '${name}'), 0),
    'unique', count(distinct owner_key) filter (where stands and class = '${name}'))`

const queries = {
  travel: `select at::text as interval, count(*) filter (where type = 'air')::int as air, count(*) filter (where type = 'hotel')::int as hotel,
    count(*) filter (where type = 'car')::int as car, count(*) filter (where type = 'rail')::int as rail,
    count(*) filter (where type = 'activity')::int as activity, count(distinct owner_key)::int as unique
    from intervals left join begun using (at) group by at order by at`,
  spend: `select at::text as interval,
    ${side('direct')} as direct, ${side('tmc')} as tmc, ${side('unknown')} as unknown
    from intervals left join paid using (at) group by at order by at`,
  bookings: `select at::text as interval, count(*) filter (where type = 'air')::int as air, count(*) filter (where type = 'hotel')::int as hotel,
    count(*) filter (where type = 'car')::int as car, count(*) filter (where type = 'rail')::int as rail
    from intervals left join alive on date_trunc($4, booked)::date = at and booked between $2 and $3 and ($5::text is null or type = $5)
    group by at order by at`,
  'segment-bookings': `select at::text as interval, count(*) filter (where class = 'direct')::int as direct, count(*) filter (where class = 'tmc')::int as tmc,
    count(*) filter (where class = 'unknown')::int as unknown, count(id)::int as segments, (count(distinct (owner_key, start_day, coalesce(provider, ''))) filter (where id is not null))::int as segments_unique
    from intervals left join begun using (at) group by at order by at`,
  'hotel-nights': `select intervals.at::text as interval, coalesce(sum(units) filter (where stands), 0)::int as nights,
    (count(id) filter (where stands))::int as segments, ${price('stands')} as computed_ppu, coalesce(sum(net), 0)::int as computed_spend
    from intervals left join (select date_trunc($4, start_day)::date as at, * from counted where type = 'hotel' and start_day between $2 and $3) stays using (at)
    where $5::text is null or true group by intervals.at order by intervals.at`,
  'segment-costs': `, ${compared("'2000-01-01'::date")}
    select class, (count(*) filter (where stands))::int as segments, coalesce(sum(net), 0)::int as computed_spend,
      case class when 'direct' then (select direct from prices) when 'tmc' then (select tmc from prices) end as computed_ppu
    from paid group by class having count(*) filter (where stands) > 0 or sum(net) <> 0 order by class`,
  'segment-sources': `select shown_source as source, shown_name as source_name, case class when 'tmc' then 'TMC' else 'Non-TMC' end as class,
    (count(*) filter (where stands))::int as segments,
    (count(distinct (class, owner_key, start_day, coalesce(provider, ''))) filter (where stands))::int as segments_unique,
    coalesce(sum(net), 0)::int as computed_spend
    from paid group by 1, 2, 3 having count(*) filter (where stands) > 0 or sum(net) <> 0`,
  'segment-purchase': `, ${compared('at')}
    select interval, days_before, segments, direct, tmc,
      case when is_compared then ${difference('direct', 'tmc')} end as avg_diff
    from (select at, at::text as interval, (floor(avg(start_day - booked) * 10 + 0.5) / 10)::float8 as days_before, count(booked)::int as segments
      from intervals left join begun using (at) group by at) months left join prices using (at) order by interval`,
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
