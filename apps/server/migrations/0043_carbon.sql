-- How a team estimates greenhouse gases, and which method is behind each figure. Stored segments are estimated by a job of each team.
alter table teams add column carbon_method text not null default 'desnz-2025'
  constraint teams_carbon_method_check check (carbon_method in ('desnz-2025', 'desnz-2025-without-rf'));
alter table segments add column co2_method text;

create or replace view open_data.segments with (security_barrier) as
  select id as segment_id, trip_id, member_id as person_id, email_id as mail_id, type, activity_type, status,
    start_day as start_date, end_day as end_date,
    start_datetime as start_local, start_time_zone_id as start_time_zone, start_datetime_utc as start_utc,
    start_name as start_place, start_locality as start_city, start_admin_code as start_region,
    start_country_code::text as start_country, start_latitude, start_longitude,
    end_datetime as end_local, end_time_zone_id as end_time_zone, end_datetime_utc as end_utc,
    end_name as end_place, end_locality as end_city, end_admin_code as end_region,
    end_country_code::text as end_country, end_latitude, end_longitude,
    number_of_nights as nights, number_of_days as days, provider,
    coalesce(details ->> 'flight_number', details ->> 'train_number') as number,
    coalesce(details ->> 'origin', details ->> 'origin_code') as origin,
    coalesce(details ->> 'destination', details ->> 'destination_code') as destination,
    confirmation_no as confirmation_number,
    case when price ~ '^-?[0-9]+([.][0-9]+)?$' then price::numeric end as price, currency::text, cents as amount_cents,
    case when coalesce(btrim(source_name), '') in ('', 'Email') then 'Unknown' else source_name end as source,
    coalesce(source_classification, 'unknown') as source_class, co2_kg, booked_at, cancelled_at, created, modified, co2_method
  from public.segments where team_id = open_data.team();

alter table teams no force row level security;
alter table jobs no force row level security;
insert into jobs (team_id, kind, payload) select id, 'teams.estimate_carbon', '{}' from teams;
alter table jobs force row level security;
alter table teams force row level security;
