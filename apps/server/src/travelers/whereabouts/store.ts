import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

type End<Prefix extends 'from' | 'to'> = {
  readonly [K in `${Prefix}_${'code' | 'name' | 'locality' | 'country' | 'zone'}`]: string | null
} & { readonly [K in `${Prefix}_${'latitude' | 'longitude'}`]: number | null }

/** The fields of a booked segment that determine where its traveler is. Times are milliseconds since 1970. */
export type BookedRow = End<'from'> &
  End<'to'> & {
    readonly id: string
    readonly trip_id: string | null
    readonly member_id: string
    readonly type: 'air' | 'hotel' | 'car' | 'rail' | 'activity'
    readonly is_ride: boolean
    readonly begin: number
    readonly finish: number
    readonly flight: string | null
    readonly hotel: string | null
  }

const ms = (time: ReturnType<typeof sql>) => sql`(extract(epoch from ${time}) * 1000)::float8`

/** How many days back a one-way trip may still determine where its traveler is. */
const reachDays = 31

/**
 * Active segments of trips in progress at an instant and of recent one-way trips, for all people or some. The range of
 * days is slightly wider than the instant, because days are local.
 */
export async function findBookings(
  tx: Tx,
  at: Date,
  travelers: readonly string[] | null,
): Promise<readonly BookedRow[]> {
  const day = at.toISOString().slice(0, 10)
  const of = travelers === null ? sql<SqlBool>`true` : sql<SqlBool>`member_id = any (${travelers}::bigint[])`
  return await queryJson<BookedRow>(
    tx,
    sql`
    select s.id::text, s.trip_id::text, s.member_id::text, s.type, s.activity_type is not distinct from 'transportation' as is_ride,
      ${ms(sql`coalesce(s.start_datetime_utc, s.start_datetime at time zone 'UTC', s.end_datetime_utc, s.end_datetime at time zone 'UTC')`)} as begin,
      ${ms(sql`coalesce(s.end_datetime_utc, s.end_datetime at time zone 'UTC', s.start_datetime_utc, s.start_datetime at time zone 'UTC')`)} as finish,
      coalesce(s.details ->> 'origin', s.details ->> 'origin_code') as from_code, s.start_name as from_name,
      s.start_locality as from_locality, s.start_country_code as from_country, s.start_time_zone_id as from_zone,
      s.start_latitude as from_latitude, s.start_longitude as from_longitude,
      coalesce(s.details ->> 'destination', s.details ->> 'destination_code') as to_code, s.end_name as to_name,
      s.end_locality as to_locality, s.end_country_code as to_country, s.end_time_zone_id as to_zone,
      s.end_latitude as to_latitude, s.end_longitude as to_longitude,
      nullif(concat(s.details ->> 'iata_code', s.details ->> 'flight_number'), '') as flight,
      coalesce(s.details ->> 'hotel_name', s.provider) as hotel
    from (
      select id from trips
      where team_id = ${tx.team} and ${of} and status = 'Active'
        and end_day >= ${day}::date - 1 and start_day <= ${day}::date + 1
      union all
      select id from trips
      where team_id = ${tx.team} and ${of} and status = 'Active'
        and end_day between ${day}::date - ${reachDays}::integer and ${day}::date - 2
        and warnings @> '[{"code": "missing_return"}]') t
    join segments s on s.team_id = ${tx.team} and s.trip_id = t.id
    where s.status = 'Active' and s.member_id is not null`,
  )
}

/** Many rows as one JSON value, which is read three times as fast as separate rows. */
async function queryJson<Row>(tx: Tx, query: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<{ all: Row[] }>`
    select coalesce(json_agg(found), '[]') as all from (${query}) found`.execute(tx.db)
  return rows[0]?.all ?? []
}

/** Which of these people depart within a month, and when first: traveler → ISO 8601 in UTC. */
export async function findNextDepartures(
  tx: Tx,
  at: Date,
  travelers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const instant = at.toISOString()
  const day = instant.slice(0, 10)
  const rows = await queryJson<{ member_id: string; begin: number }>(
    tx,
    sql`
    select member_id::text, ${ms(sql`min(begin_utc)`)} as begin from trips
    where team_id = ${tx.team} and member_id = any (${travelers}::bigint[]) and status = 'Active' and begin_utc > ${instant}::timestamptz
      and end_day >= ${day}::date - 1 and start_day <= ${day}::date + ${reachDays}::integer
    group by member_id`,
  )
  return new Map(rows.map(({ member_id, begin }) => [member_id, new Date(begin).toISOString()]))
}

/** The fields of a person that the whereabouts need. */
export type LocatedPerson = {
  readonly id: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string
  readonly department: string | null
  readonly home_city: string | null
  readonly country: string | null
  readonly time_zone_id: string | null
  readonly location_precision: string
}

/** The team's active people: all of them, or some. */
export async function listLocatedPeople(
  tx: Tx,
  ids: readonly string[] | null = null,
): Promise<readonly LocatedPerson[]> {
  const restriction = ids === null ? sql<SqlBool>`true` : sql<SqlBool>`id = any (${ids}::bigint[])`
  return await queryJson<LocatedPerson>(
    tx,
    sql`
    select id::text, first_name, last_name, email, department, home_city, country, time_zone_id, location_precision
    from travelers where team_id = ${tx.team} and status = 'Active' and ${restriction} order by travelers.id`,
  )
}
