import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { byCursor, type Source } from '../../platform/database/by-cursor'
import type { Tx } from '../../platform/database/transaction'
import type { ReportQuery } from '../query'

/** A segment with its traveler, as shown in reports. */
export type TravelRow = {
  readonly id: string
  readonly trip_id: string | null
  readonly type: string
  readonly activity_type: string | null
  readonly status: string
  readonly owner_key: string
  readonly member_name: string | null
  readonly member_email: string | null
  readonly department: string | null
  readonly cost_center: string | null
  /** Names as in the booking. */
  readonly travelers: readonly string[]
  /** The day that counts: the booking date if the report asks for it, otherwise the start of travel. */
  readonly day: string
  readonly start_day: string
  readonly end_day: string
  readonly start_datetime: string | null
  readonly start_time_zone_id: string | null
  readonly end_datetime: string | null
  readonly end_time_zone_id: string | null
  readonly start_name: string | null
  readonly start_locality: string | null
  readonly start_country_code: string | null
  readonly end_name: string | null
  readonly end_locality: string | null
  readonly end_country_code: string | null
  readonly number_of_nights: number | null
  readonly number_of_days: number | null
  readonly provider: string | null
  readonly confirmation_no: string | null
  readonly price: string | null
  readonly currency: string | null
  /** The price in hundredths of the team's currency. */
  readonly cents: string | null
  /** The net cost: the price with fees and refunds. */
  readonly net_cents: string | null
  /** Whether it counts as a segment; cancelled ones that still cost something count only as money. */
  readonly counts: boolean
  readonly source_name: string | null
  readonly source_classification: string | null
  readonly booked_at: string | null
  readonly cancelled_at: string | null
  /** Days from booking (UTC) to start. */
  readonly lead_days: number | null
  readonly rate_date: string | null
  readonly co2_kg: number | null
  readonly co2_method: string | null
  readonly details: unknown
}

type TravelFilter = { readonly type?: string; readonly activity?: string }

/** The segments in the scope of a report, by day. */
export const readTravel =
  (filter: TravelFilter = {}) =>
  (tx: Tx, query: ReportQuery): Source<TravelRow> =>
    byCursor(
      tx,
      sql<TravelRow>`
        select s.id, s.trip_id, s.type, s.activity_type, s.status, s.owner_key,
          nullif(concat_ws(' ', t.first_name, t.last_name), '') as member_name, t.email as member_email,
          t.department, t.cost_center, s.travelers, ${countedDay(query)} as day, s.start_day, s.end_day,
          s.start_datetime, s.start_time_zone_id, s.end_datetime, s.end_time_zone_id,
          s.start_name, s.start_locality, s.start_country_code, s.end_name, s.end_locality, s.end_country_code,
          s.number_of_nights, s.number_of_days, s.provider, s.confirmation_no, s.price, s.currency, s.cents, s.net_cents, s.rate_date,
          ${countsAsSegment(query)} as counts,
          s.source_name, s.source_classification, s.booked_at, s.cancelled_at,
          s.start_day - ${bookedDay} as lead_days, s.co2_kg, s.co2_method, s.details
        from segments s left join travelers t on t.team_id = s.team_id and t.id = s.member_id
        where s.team_id = ${tx.team} and ${isTravelRequested(query, filter)}`,
      sql`s.start_day, s.id`,
    )

const bookedDay = sql`(s.booked_at at time zone 'UTC')::date`
const countedDay = ({ filters }: ReportQuery) => (filters.date_by === 'booking' ? bookedDay : sql`s.start_day`)

/** Whether a segment `s` counts as a segment, not just as money. */
export const countsAsSegment = ({ filters }: Pick<ReportQuery, 'filters'>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(s.status = 'Active' or ${filters.include_cancelled ?? false}::boolean)`

/** The filters on segments `s` of travelers `t`. */
export function isTravelRequested(
  { span, filters }: Pick<ReportQuery, 'span' | 'filters'>,
  { type, activity }: TravelFilter = {},
): RawBuilder<SqlBool> {
  const { department, cost_center, provider, member_id, source_classification } = filters
  const days =
    filters.date_by === 'booking'
      ? sql<SqlBool>`s.booked_at >= ${span.start}::timestamp at time zone 'UTC' and s.booked_at < (${span.end}::date + 1)::timestamp at time zone 'UTC'`
      : sql<SqlBool>`s.start_day between ${span.start}::date and ${span.end}::date`
  const conditions = [
    days,
    ...(filters.include_cancelled ? [] : [sql<SqlBool>`(s.status = 'Active' or s.net_cents <> 0)`]),
    ...(type ? [sql<SqlBool>`s.type = ${type}`] : []),
    ...(activity ? [sql<SqlBool>`s.activity_type = ${activity}`] : []),
    ...(member_id ? [sql<SqlBool>`s.member_id = ${member_id}`] : []),
    ...(department ? [sql<SqlBool>`lower(t.department) = lower(${department})`] : []),
    ...(cost_center ? [sql<SqlBool>`lower(t.cost_center) = lower(${cost_center})`] : []),
    ...(provider ? [sql<SqlBool>`lower(s.provider) = lower(${provider})`] : []),
    ...(source_classification
      ? [sql<SqlBool>`coalesce(s.source_classification, 'unknown') = ${source_classification}`]
      : []),
  ]
  return sql.join(conditions, sql` and `)
}
