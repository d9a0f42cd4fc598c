-- An unknown source is a class of its own, beside managed and unmanaged (docs/decisions/0072).
alter table segment_days drop constraint segment_days_class_check;
alter table segment_days add constraint segment_days_class_check check (class in ('tmc', 'direct', 'unknown', 'all'));
alter table source_days drop constraint source_days_class_check;
alter table source_days add constraint source_days_class_check check (class in ('tmc', 'direct', 'unknown'));

-- What a segment's unit price compares with: nights with nights, rental days with rental days, flights and trains with those
-- of their route, activities with those of their kind.
create function comparable_of(type text, activity_type text, details jsonb, start_locality text, end_locality text)
  returns text language sql immutable parallel safe
  return case
    when type in ('air', 'rail') then
      coalesce(details ->> 'origin', details ->> 'origin_code', details ->> 'origin_station', start_locality, '?') || ' – ' ||
      coalesce(details ->> 'destination', details ->> 'destination_code', details ->> 'destination_station', end_locality, '?')
    when type = 'activity' then coalesce(activity_type, '')
    else '' end;

-- The cost and the units of a day's segments with a price, by what they compare with.
create table unit_days (
  team_id bigint not null references teams (id),
  day date not null,
  type text not null,
  class text not null check (class in ('tmc', 'direct', 'unknown')),
  comparable text not null,
  cents bigint not null,
  units bigint not null,
  primary key (team_id, type, day, class, comparable)
);
select isolate('unit_days');

create or replace function roll_up_segments(gone segments[], come segments[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('segments', t.team_id))
  from (select distinct team_id from (select team_id from unnest(gone) union select team_id from unnest(come)) both_sides order by team_id) t;

  with changed as (
    select -1 as sign, g.* from unnest(gone) g union all select 1, c.* from unnest(come) c
  ),
  -- The weeks and months in which a traveler's first or last day may have moved.
  touched as (
    select team_id, owner_key,
      min(least(date_trunc('week', start_day), date_trunc('month', start_day)))::date as first,
      max(greatest(date_trunc('week', start_day) + interval '6 days', date_trunc('month', start_day) + interval '1 month - 1 day'))::date as last
    from changed group by team_id, owner_key
  ),
  -- Before and after, as minus and plus: what stayed cancels out, but for who is first or last.
  signed as (
    select * from changed
    union all
    select sides.sign, s.* from touched t
    join segments s on s.team_id = t.team_id and s.owner_key = t.owner_key and s.start_day between t.first and t.last
    cross join (values (-1), (1)) sides (sign)
    where (s.team_id, s.id) not in (select team_id, id from changed)
  ),
  counted as (
    select sign, team_id, owner_key, start_day as day, (booked_at at time zone 'UTC')::date as booked, type,
      comparable_of(type, activity_type, details, start_locality, end_locality) as comparable,
      status = 'Active' as stands, coalesce(source_classification, 'unknown') as class,
      coalesce(provider, '') as provider, net_cents as cents, rate_date, modified,
      case type when 'hotel' then coalesce(number_of_nights, 0) when 'car' then coalesce(number_of_days, 0) else 1 end as units,
      case when trim(coalesce(source_name, '')) in ('', 'Email') then '' else coalesce(source, '') end as source,
      case when trim(coalesce(source_name, '')) in ('', 'Email') then '' else source_name end as source_name
    from signed where status = 'Active' or net_cents <> 0
  ),
  by_day as (
    select c.*, t.type as of_type, l.class as of_class,
      row_number() over (partition by sign, team_id, t.type, l.class, stands, owner_key, day) as nth_of_traveler,
      row_number() over (partition by sign, team_id, t.type, l.class, stands, owner_key, day, provider) as nth_of_provider,
      min(day) over week as week_first, max(day) over week as week_last,
      min(day) over month as month_first, max(day) over month as month_last
    from counted c cross join lateral (values (c.type), ('all')) t (type) cross join lateral (values (c.class), ('all')) l (class)
    window week as (partition by sign, team_id, t.type, l.class, stands, owner_key, date_trunc('week', day)),
      month as (partition by sign, team_id, t.type, l.class, stands, owner_key, date_trunc('month', day))
  ),
  by_source as (
    select c.*, t.type as of_type,
      row_number() over (partition by sign, team_id, t.type, c.class, source, source_name, stands, owner_key, day, provider) as nth_of_provider
    from counted c cross join lateral (values (c.type), ('all')) t (type)
  ),
  days as (
    insert into segment_days as d (team_id, day, type, class, segments, segments_unique, travelers, week_firsts, week_lasts,
      month_firsts, month_lasts, cents, units, priced_units, priced_cents, lead_days, leads, changed, rates_day)
    select team_id, day, of_type, of_class, coalesce(sum(sign) filter (where stands), 0),
      coalesce(sum(sign) filter (where stands and nth_of_provider = 1), 0),
      coalesce(sum(sign) filter (where stands and nth_of_traveler = 1), 0),
      coalesce(sum(sign) filter (where stands and nth_of_traveler = 1 and day = week_first), 0),
      coalesce(sum(sign) filter (where stands and nth_of_traveler = 1 and day = week_last), 0),
      coalesce(sum(sign) filter (where stands and nth_of_traveler = 1 and day = month_first), 0),
      coalesce(sum(sign) filter (where stands and nth_of_traveler = 1 and day = month_last), 0),
      coalesce(sum(sign * cents), 0), coalesce(sum(sign * units) filter (where stands), 0),
      coalesce(sum(sign * units) filter (where stands and cents is not null), 0),
      coalesce(sum(sign * cents) filter (where stands), 0),
      coalesce(sum(sign * (day - booked)) filter (where stands), 0),
      coalesce(sum(sign) filter (where stands and booked is not null), 0),
      max(modified), max(rate_date)
    from by_day group by team_id, day, of_type, of_class
    on conflict (team_id, type, class, day) do update set
      segments = d.segments + excluded.segments,
      segments_unique = d.segments_unique + excluded.segments_unique,
      travelers = d.travelers + excluded.travelers,
      week_firsts = d.week_firsts + excluded.week_firsts,
      week_lasts = d.week_lasts + excluded.week_lasts,
      month_firsts = d.month_firsts + excluded.month_firsts,
      month_lasts = d.month_lasts + excluded.month_lasts,
      cents = d.cents + excluded.cents,
      units = d.units + excluded.units,
      priced_units = d.priced_units + excluded.priced_units,
      priced_cents = d.priced_cents + excluded.priced_cents,
      lead_days = d.lead_days + excluded.lead_days,
      leads = d.leads + excluded.leads,
      changed = greatest(d.changed, excluded.changed),
      rates_day = greatest(d.rates_day, excluded.rates_day)
  ),
  sources as (
    insert into source_days as d
    select team_id, day, of_type, class, source, source_name, coalesce(sum(sign) filter (where stands), 0),
      coalesce(sum(sign) filter (where stands and nth_of_provider = 1), 0), coalesce(sum(sign * cents), 0)
    from by_source group by team_id, day, of_type, class, source, source_name
    on conflict (team_id, type, day, class, source, source_name) do update set
      segments = d.segments + excluded.segments,
      segments_unique = d.segments_unique + excluded.segments_unique,
      cents = d.cents + excluded.cents
  ),
  -- Only what changed: the segments around it cancel out.
  priced as (
    insert into unit_days as d
    select team_id, day, type, class, comparable, sum(sign * cents), sum(sign * units)
    from counted where stands and cents is not null and units > 0
    group by team_id, day, type, class, comparable having sum(sign * cents) <> 0 or sum(sign * units) <> 0
    on conflict (team_id, type, day, class, comparable) do update set
      cents = d.cents + excluded.cents,
      units = d.units + excluded.units
  )
  insert into booking_days as d
  select team_id, booked, type, sum(sign) from counted where stands and booked is not null group by team_id, booked, type
  on conflict (team_id, day, type) do update set segments = d.segments + excluded.segments;
end $$;

create or replace function segments_updated() returns trigger language plpgsql as $$
declare
  gone segments[];
  come segments[];
begin
  select array_agg(o::segments), array_agg(n::segments) into gone, come
  from old_rows o join new_rows n on n.team_id = o.team_id and n.id = o.id
  where (o.status, o.type, o.owner_key, o.start_day, o.booked_at, o.provider, o.source, o.source_name, o.source_classification,
      o.net_cents, o.rate_date, o.number_of_nights, o.number_of_days,
      comparable_of(o.type, o.activity_type, o.details, o.start_locality, o.end_locality))
    is distinct from (n.status, n.type, n.owner_key, n.start_day, n.booked_at, n.provider, n.source, n.source_name,
      n.source_classification, n.net_cents, n.rate_date, n.number_of_nights, n.number_of_days,
      comparable_of(n.type, n.activity_type, n.details, n.start_locality, n.end_locality));
  if gone is not null then perform roll_up_segments(gone, come); end if;
  return null;
end $$;

create or replace function rebuild_rollups(team bigint) returns void language plpgsql as $$
declare
  after_owner text := '';
  last_owner text;
begin
  perform pg_advisory_xact_lock(hashtextextended('segments', team));
  delete from segment_days where team_id = team;
  delete from source_days where team_id = team;
  delete from booking_days where team_id = team;
  delete from unit_days where team_id = team;
  loop
    select max(owner_key) into last_owner from (
      select owner_key from segments where team_id = team and owner_key > after_owner order by owner_key limit 50000) batch;
    exit when last_owner is null;
    perform roll_up_segments('{}', array(
      select s from segments s where team_id = team and owner_key > after_owner and owner_key <= last_owner));
    after_owner := last_owner;
  end loop;
end $$;

-- Everything is counted anew. The owner of the tables sees no rows of theirs unless their row-level security is put aside.
alter table teams no force row level security;
alter table segments no force row level security;
alter table segment_days no force row level security;
alter table source_days no force row level security;
alter table booking_days no force row level security;
alter table unit_days no force row level security;
select rebuild_rollups(id) from teams;
alter table teams force row level security;
alter table segments force row level security;
alter table segment_days force row level security;
alter table source_days force row level security;
alter table booking_days force row level security;
alter table unit_days force row level security;
