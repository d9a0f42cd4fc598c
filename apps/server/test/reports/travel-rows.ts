import type pg from 'pg'

/**
 * Adds people and segments of all types from 1 January to 30 June 2027 to a team, some unknown, cancelled or without a
 * price. Deterministic for a given count.
 */
export async function fillTravel(pool: pg.Pool, team: string, count: number): Promise<void> {
  await pool.query(
    `insert into travelers (team_id, first_name, last_name, email, department, cost_center)
     select $1, 'First' || n, 'Last' || n, 'person' || n || '@acme.test',
       (array['Sales', 'Research', null])[1 + n % 3], 'CC' || n % 4
     from generate_series(1, 40) n`,
    [team],
  )
  await pool.query(
    `insert into segments (team_id, member_id, owner_key, type, activity_type, status, start_day, end_day, start_datetime,
       start_locality, start_country_code, end_locality, number_of_nights, number_of_days, provider, source_name,
       source_classification, confirmation_no, travelers, price, currency, cents, booked_at, cancelled_at, details, observed_at)
     select $1, p.id, coalesce('member:' || p.id, 'name:guest' || n % 5), type,
       case when type = 'activity' then (array['general', 'transportation', 'restaurant'])[1 + n % 3] end,
       case when n % 17 = 0 then 'Cancelled' else 'Active' end, day, day + 1 + n % 3, day + interval '9 hours',
       (array['Berlin', 'Paris', 'Rome'])[1 + n % 3], (array['DE', 'FR', 'IT'])[1 + n % 3], (array['Oslo', 'Vienna'])[1 + n % 2],
       case when type = 'hotel' then 1 + n % 3 end, case when type = 'car' then 1 + n % 3 end,
       type || ' provider ' || n % 6, case when n % 4 > 0 then 'Agency ' || n % 4 end,
       (array['tmc', 'direct', null])[1 + n % 3], '=CONF' || n, array['Guest ' || n % 5],
       case when n % 11 > 0 then (((n * 7919) % 90000) / 100.0)::numeric(10, 2)::text end, 'USD',
       case when n % 11 > 0 then (n * 7919) % 90000 end,
       case when n % 7 > 0 then (day - n % 40) + interval '20 hours' end,
       case when n % 17 = 0 then now() end,
       jsonb_build_object('origin', (array['BER', 'CDG', 'FCO'])[1 + n % 3], 'destination', (array['OSL', 'VIE'])[1 + n % 2],
         'cabin', (array['Economy', 'Business'])[1 + n % 2]), day - interval '20 days'
     from (
       select n, '2027-01-01'::date + n % 181 as day, (array['air', 'hotel', 'car', 'rail', 'activity'])[1 + n % 5] as type
       from generate_series(1, $2::int) n
     ) made
     left join (select id, row_number() over (order by id) as place from travelers where team_id = $1) p
       on p.place = 1 + (n / 5) % 45`,
    [team, count],
  )
}
