import { sql } from 'kysely'
import { byCursor, type Source } from '../../platform/database/by-cursor'
import type { Tx } from '../../platform/database/transaction'
import type { ReportQuery } from '../query'
import { countsAsSegment, isTravelRequested } from '../travel/store'

/** Travel between two places, in one direction and by one mode. */
export type PairRow = {
  readonly type: string
  readonly origin: string | null
  readonly origin_city: string | null
  readonly origin_country: string | null
  readonly destination: string | null
  readonly destination_city: string | null
  readonly destination_country: string | null
  readonly segments: number
  readonly travelers: number
  readonly tmc: number
  readonly cents: number | null
  readonly priced: number
  readonly priced_cents: number
  readonly lead_days: number
  readonly leads: number
}

/** Flights and trains by origin and destination, most travelled first. */
export const readPairs = (tx: Tx, query: ReportQuery): Source<PairRow> => {
  const counts = countsAsSegment(query)
  return byCursor(
    tx,
    sql<PairRow>`
      select s.type, coalesce(s.details ->> 'origin', s.details ->> 'origin_code') as origin,
        s.start_locality as origin_city, s.start_country_code as origin_country,
        coalesce(s.details ->> 'destination', s.details ->> 'destination_code') as destination,
        s.end_locality as destination_city, s.end_country_code as destination_country,
        count(*) filter (where ${counts})::int as segments,
        count(distinct s.owner_key) filter (where ${counts})::int as travelers,
        count(*) filter (where ${counts} and s.source_classification = 'tmc')::int as tmc,
        sum(s.net_cents)::float8 as cents, count(s.net_cents) filter (where s.status = 'Active')::int as priced,
        coalesce(sum(s.net_cents) filter (where s.status = 'Active'), 0)::float8 as priced_cents,
        coalesce(sum(s.start_day - (s.booked_at at time zone 'UTC')::date) filter (where ${counts}), 0)::float8 as lead_days,
        count(s.booked_at) filter (where ${counts})::int as leads
      from segments s left join travelers t on t.team_id = s.team_id and t.id = s.member_id
      where s.team_id = ${tx.team} and s.type in ('air', 'rail') and ${isTravelRequested(query)}
      group by 1, 2, 3, 4, 5, 6, 7`,
    sql`segments desc, 2, 5, 1, 3, 6, 4, 7`,
  )
}
