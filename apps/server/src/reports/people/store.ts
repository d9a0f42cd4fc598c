import { type SqlBool, sql } from 'kysely'
import { byCursor, type Source } from '../../platform/database/by-cursor'
import type { Tx } from '../../platform/database/transaction'
import type { ReportQuery } from '../query'
import { countsAsSegment } from '../travel/store'

/** A person with the travel that started on the days of a report. */
export type PersonRow = {
  readonly id: string
  readonly name: string | null
  readonly email: string
  readonly external_id: string | null
  readonly status: string
  readonly department: string | null
  readonly cost_center: string | null
  readonly office: string | null
  readonly country: string | null
  readonly trips: number
  readonly segments: number
  readonly flights: number
  readonly stays: number
  readonly nights: number
  readonly cars: number
  readonly trains: number
  readonly tmc: number
  readonly cents: number
  readonly first_day: string | null
  readonly last_day: string | null
}

/** The people of a team with their travel. */
export const readPeople = (tx: Tx, { span, filters }: ReportQuery): Source<PersonRow> => {
  const { member_id, department, cost_center, source_classification: source } = filters
  const isMeant = sql.join(
    [
      sql<SqlBool>`t.team_id = ${tx.team}`,
      ...(member_id ? [sql<SqlBool>`t.id = ${member_id}`] : []),
      ...(department ? [sql<SqlBool>`lower(t.department) = lower(${department})`] : []),
      ...(cost_center ? [sql<SqlBool>`lower(t.cost_center) = lower(${cost_center})`] : []),
    ],
    sql` and `,
  )
  return byCursor(
    tx,
    sql<PersonRow>`
      select t.id, nullif(concat_ws(' ', t.first_name, t.last_name), '') as name, t.email, t.external_id, t.status,
        t.department, t.cost_center, t.office, t.country, coalesce(s.trips, 0) as trips,
        coalesce(s.segments, 0) as segments, coalesce(s.flights, 0) as flights, coalesce(s.stays, 0) as stays,
        coalesce(s.nights, 0) as nights, coalesce(s.cars, 0) as cars, coalesce(s.trains, 0) as trains,
        coalesce(s.tmc, 0) as tmc, coalesce(s.cents, 0) as cents, s.first_day, s.last_day
      from travelers t left join (
        select member_id, count(distinct trip_id) filter (where counts)::int as trips, count(*) filter (where counts)::int as segments,
          count(*) filter (where counts and type = 'air')::int as flights,
          count(*) filter (where counts and type = 'hotel')::int as stays,
          coalesce(sum(number_of_nights) filter (where counts and type = 'hotel'), 0)::int as nights,
          count(*) filter (where counts and type = 'car')::int as cars,
          count(*) filter (where counts and type = 'rail')::int as trains,
          count(*) filter (where counts and source_classification = 'tmc')::int as tmc, sum(net_cents)::float8 as cents,
          min(start_day) filter (where counts) as first_day, max(start_day) filter (where counts) as last_day
        from segments s, lateral (select ${countsAsSegment({ filters })} as counts) counted
        where team_id = ${tx.team} and start_day between ${span.start}::date and ${span.end}::date
          and (counts or net_cents <> 0)
          and coalesce(source_classification, 'unknown') = coalesce(${source ?? null}::text, source_classification, 'unknown')
        group by member_id
      ) s on s.member_id = t.id
      where ${isMeant}`,
    sql`lower(concat_ws(' ', t.first_name, t.last_name)), t.id`,
  )
}
