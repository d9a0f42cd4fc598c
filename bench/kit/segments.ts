import type pg from 'pg'

/** The number of segments per statement: fast, without long transactions. */
const chunk = 250_000

/**
 * Fills one team with synthetic segments over 24 months (22 past, 2 future) and one traveler per hundred segments, for
 * benchmarks of lists and charts. Chart figures are computed once, at the end. Every value is a hash of the row's
 * number, so the same number and day give the same rows on any server.
 * @param pool connected as the database's owner
 * @param count of segments to add, such as 1,000,000
 */
export async function fillSegments(pool: pg.Pool, team: string, count: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(helpers)
    const travelers = Math.max(10, Math.floor(count / 100))
    const { rows } = await client.query<{ first: string }>(addTravelers, [team, travelers])
    await client.query('alter table segments disable trigger user')
    const indexes = await client.query<{ name: string; sql: string }>(secondaryIndexes)
    for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
    for (let from = 0; from < count; from += chunk) {
      const to = Math.min(count, from + chunk) - 1
      await client.query(addSegments, [team, rows[0]?.first, travelers, count, from, to])
    }
    for (const { sql } of indexes.rows) await client.query(sql)
    await client.query('alter table segments enable trigger user')
    await client.query('select rebuild_rollups($1)', [team])
    await client.query('analyze travelers')
    await client.query('analyze segments, segment_days, source_days, booking_days')
  } finally {
    client.release()
  }
}

/** Creating them after the inserts is several times faster than updating them row by row. */
const secondaryIndexes = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as sql
  from pg_index where indrelid = 'segments'::regclass and not indisprimary`

/** `pick(n, salt, among)`: an integer from 0 to `among` − 1, derived from the row's number and a salt. */
const helpers = `
  create or replace function pg_temp.pick(n bigint, salt int, among int) returns int language sql immutable
    as $$ select ((hashint8extended(n, salt) & 2147483647) % among)::int $$;
  create or replace function pg_temp.one_of(n bigint, salt int, among text[]) returns text language sql immutable
    as $$ select among[1 + ((hashint8extended(n, salt) & 2147483647) % cardinality(among))::int] $$;`

const addTravelers = `
  with added as (
    insert into travelers (team_id, first_name, last_name, email)
    select $1, 'Bench', 'Traveler ' || n, 'bench-' || n || '@example.test' from generate_series(0, $2::int - 1) n
    returning id
  )
  select min(id) as first from added`

const cities = `array['Berlin DE','Paris FR','London GB','Madrid ES','Rome IT','Vienna AT','Zurich CH','Oslo NO',
  'New York US','Chicago US','Boston US','Tokyo JP','Singapore SG','Sydney AU','Toronto CA','Dublin IE']`
const airports = `array['BER','CDG','LHR','MAD','FCO','VIE','ZRH','OSL','JFK','ORD','BOS','HND','SIN','SYD','YYZ','DUB']`
const sources = `array['Northwind Travel','Contoso Business Travel','Fabrikam Corporate','Tailspin TMC',
  'Email','Lodgify','Wingtip','Adventure Works']`

/**
 * $1 team, $2 first traveler, $3 number of travelers, $4 number of segments, $5 first and $6 last row of this
 * statement.
 */
const addSegments = `
  insert into segments (team_id, member_id, owner_key, type, activity_type, status, start_day, end_day,
    start_datetime, start_time_zone_id, start_datetime_utc, start_name, start_locality, start_country_code,
    end_datetime, end_time_zone_id, end_datetime_utc, end_name, end_locality, end_country_code,
    number_of_nights, number_of_days, provider, source, source_name, source_classification, confirmation_no,
    travelers, price, currency, cents, booked_at, cancelled_at, details, observed_at, search_text)
  select $1, member_id, 'member:' || member_id, type,
    case when type = 'activity' then pg_temp.one_of(n, 3, array['general','transportation','restaurant']) end,
    case when cancelled then 'Cancelled' else 'Active' end,
    day, last_day, day + hour, 'UTC', (day + hour) at time zone 'UTC', start_city, left(start_city, -3), right(start_city, 2),
    last_day + hour, 'UTC', (last_day + hour) at time zone 'UTC', end_city, left(end_city, -3), right(end_city, 2),
    case when type = 'hotel' then last_day - day end, case when type = 'car' then greatest(1, last_day - day) end,
    provider, source, source, case when class = 0 then null when class < 4 then 'direct' else 'tmc' end, confirmation,
    array['Bench Traveler'], (cents / 100.0)::numeric(12, 2)::text, 'USD', cents,
    day + hour - ahead * interval '1 day', case when cancelled then day + hour - interval '1 day' end,
    details || case type
      when 'air' then jsonb_build_object('airline', provider, 'flight_number', (n % 9000)::text, 'origin', pg_temp.one_of(n, 8, ${airports}))
      when 'hotel' then jsonb_build_object('hotel_name', provider, 'checkin_date', day, 'checkout_date', last_day)
      else '{}' end,
    day + hour - ahead * interval '1 day',
    concat_ws(' ', provider, confirmation, start_city, end_city, 'Bench Traveler')
  from (
    select n, $2::bigint + pg_temp.pick(n, 1, $3) as member_id,
      -- Bookings come roughly in the order of their days, as mail does.
      current_date - 670 + ((n * 700) / $4 + pg_temp.pick(n, 4, 30))::int as day,
      pg_temp.pick(n, 5, 24) * interval '1 hour' as hour,
      pg_temp.pick(n, 6, 60) as ahead,
      pg_temp.pick(n, 7, 100) < 6 as cancelled,
      pg_temp.one_of(n, 8, ${cities}) as start_city, pg_temp.one_of(n, 9, ${cities}) as end_city,
      pg_temp.pick(n, 10, 10) as class, 1000 + pg_temp.pick(n, 11, 150000) as cents,
      upper(left(md5(n::text), 6)) as confirmation, pg_temp.one_of(n, 12, ${sources}) as source,
      types.type, types.details, types.type || ' provider ' || pg_temp.pick(n, 13, 40) as provider
    from generate_series($5::bigint, $6::bigint) n
    join (values (0, 44, 'air', '{"seats": [], "tickets": [], "airline": null, "iata_code": null, "flight_number": null,
        "operating_airline": null, "origin": null, "destination": null, "origin_name": null, "destination_name": null,
        "origin_terminal": null, "destination_terminal": null, "gate": null, "cabin": null, "class_of_service": null,
        "fare_basis_code": null, "stops": null, "equipment": null, "distance_km": null, "duration_min": null}'::jsonb),
      (45, 74, 'hotel', '{"hotel_name": null, "chain": null, "checkin_date": null, "checkin_time": "15:00", "checkout_date": null,
        "checkout_time": "11:00", "number_of_rooms": 1, "number_of_guests": 1, "room_type": null, "rate_description": null,
        "daily_rate": null, "cancellation_policy": null, "phone": null}'),
      (75, 84, 'car', '{"car_company": null, "car_type": null, "driver": null, "daily_rate": null, "phone": null}'),
      (85, 92, 'rail', '{"seats": [], "tickets": [], "rail_line": null, "train_number": null, "train_type": null,
        "origin_station": null, "origin_code": null, "destination_station": null, "destination_code": null, "platform": null,
        "coach": null, "class_of_service": null}'),
      (93, 99, 'activity', '{"activity_type": "general", "activity_name": null, "number_of_people": null, "reservation_id": null,
        "vehicle_type": null, "notes": null}')
    ) types (low, high, type, details) on pg_temp.pick(n, 2, 100) between low and high
  ) row
  cross join lateral (
    select day + case type when 'hotel' then 1 + pg_temp.pick(n, 14, 5) when 'car' then 1 + pg_temp.pick(n, 14, 6)
      when 'air' then (pg_temp.pick(n, 14, 6) = 0)::int else 0 end as last_day
  ) ends`
