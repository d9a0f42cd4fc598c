-- The numbers of charts, kept beside the segments they are of (docs/decisions/0017), and the day of exchange rates.

alter table segments add column rate_date date;

-- What a day's segments amount to, by type and class; `all` stands for every type or class. Cancelled ones do not count.
-- A traveler counts once in an interval, so a day also knows how many have their first and their last segment of a week or
-- month on it: the firsts up to a day, or the lasts from a day on, are the travelers of that part of the interval.
create table segment_days (
  team_id bigint not null references teams (id),
  day date not null,
  type text not null,
  class text not null check (class in ('tmc', 'direct', 'all')),
  segments bigint not null,
  -- Once per traveler and provider.
  segments_unique bigint not null,
  travelers bigint not null,
  week_firsts bigint not null,
  week_lasts bigint not null,
  month_firsts bigint not null,
  month_lasts bigint not null,
  cents bigint not null,
  -- Nights of hotels, days of cars, and one of everything else; priced: of those that have a price.
  units bigint not null,
  priced_units bigint not null,
  -- Days from booking to begin, and of how many it is known.
  lead_days bigint not null,
  leads bigint not null,
  -- When the newest of them was changed, and the newest rates behind their cents.
  changed timestamptz(3) not null,
  rates_day date,
  primary key (team_id, type, class, day)
);
select isolate('segment_days');

-- The same by the source it was booked through; an unknown source is empty text.
create table source_days (
  team_id bigint not null references teams (id),
  day date not null,
  type text not null,
  class text not null check (class in ('tmc', 'direct')),
  source text not null,
  source_name text not null,
  segments bigint not null,
  segments_unique bigint not null,
  cents bigint not null,
  primary key (team_id, type, day, class, source, source_name)
);
select isolate('source_days');

-- What was booked on a day (UTC).
create table booking_days (
  team_id bigint not null references teams (id),
  day date not null,
  type text not null,
  segments bigint not null,
  primary key (team_id, day, type)
);
select isolate('booking_days');

-- Brings a change into the numbers: `gone` as the rows were, `come` as they are now. One at a time in a team, so that each
-- sees what the one before it counted; who also locks other rows takes this lock first (lockSegments).
create function roll_up_segments(gone segments[], come segments[]) returns void language plpgsql as $$
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
      coalesce(source_classification, 'direct') as class, coalesce(provider, '') as provider, cents, rate_date, modified,
      case type when 'hotel' then coalesce(number_of_nights, 0) when 'car' then coalesce(number_of_days, 0) else 1 end as units,
      case when trim(coalesce(source_name, '')) in ('', 'Email') then '' else coalesce(source, '') end as source,
      case when trim(coalesce(source_name, '')) in ('', 'Email') then '' else source_name end as source_name
    from signed where status = 'Active'
  ),
  by_day as (
    select c.*, t.type as of_type, l.class as of_class,
      row_number() over (partition by sign, team_id, t.type, l.class, owner_key, day) as nth_of_traveler,
      row_number() over (partition by sign, team_id, t.type, l.class, owner_key, day, provider) as nth_of_provider,
      min(day) over week as week_first, max(day) over week as week_last,
      min(day) over month as month_first, max(day) over month as month_last
    from counted c cross join lateral (values (c.type), ('all')) t (type) cross join lateral (values (c.class), ('all')) l (class)
    window week as (partition by sign, team_id, t.type, l.class, owner_key, date_trunc('week', day)),
      month as (partition by sign, team_id, t.type, l.class, owner_key, date_trunc('month', day))
  ),
  by_source as (
    select c.*, t.type as of_type,
      row_number() over (partition by sign, team_id, t.type, c.class, source, source_name, owner_key, day, provider) as nth_of_provider
    from counted c cross join lateral (values (c.type), ('all')) t (type)
  ),
  days as (
    insert into segment_days as d
    select team_id, day, of_type, of_class, sum(sign),
      coalesce(sum(sign) filter (where nth_of_provider = 1), 0),
      coalesce(sum(sign) filter (where nth_of_traveler = 1), 0),
      coalesce(sum(sign) filter (where nth_of_traveler = 1 and day = week_first), 0),
      coalesce(sum(sign) filter (where nth_of_traveler = 1 and day = week_last), 0),
      coalesce(sum(sign) filter (where nth_of_traveler = 1 and day = month_first), 0),
      coalesce(sum(sign) filter (where nth_of_traveler = 1 and day = month_last), 0),
      coalesce(sum(sign * cents), 0), sum(sign * units),
      coalesce(sum(sign * units) filter (where cents is not null), 0),
      coalesce(sum(sign * (day - booked)), 0), coalesce(sum(sign) filter (where booked is not null), 0),
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
      lead_days = d.lead_days + excluded.lead_days,
      leads = d.leads + excluded.leads,
      changed = greatest(d.changed, excluded.changed),
      rates_day = greatest(d.rates_day, excluded.rates_day)
  ),
  sources as (
    insert into source_days as d
    select team_id, day, of_type, class, source, source_name, sum(sign),
      coalesce(sum(sign) filter (where nth_of_provider = 1), 0), coalesce(sum(sign * cents), 0)
    from by_source group by team_id, day, of_type, class, source, source_name
    on conflict (team_id, type, day, class, source, source_name) do update set
      segments = d.segments + excluded.segments,
      segments_unique = d.segments_unique + excluded.segments_unique,
      cents = d.cents + excluded.cents
  )
  insert into booking_days as d
  select team_id, booked, type, sum(sign) from counted where booked is not null group by team_id, booked, type
  on conflict (team_id, day, type) do update set segments = d.segments + excluded.segments;
end $$;

create function segments_inserted() returns trigger language plpgsql as $$
begin
  perform roll_up_segments('{}', array(select n::segments from new_rows n));
  return null;
end $$;
create trigger inserted after insert on segments referencing new table as new_rows
  for each statement execute function segments_inserted();

create function segments_deleted() returns trigger language plpgsql as $$
begin
  perform roll_up_segments(array(select o::segments from old_rows o), '{}');
  return null;
end $$;
create trigger deleted after delete on segments referencing old table as old_rows
  for each statement execute function segments_deleted();

-- Most updates change nothing that is counted, such as the trip that a segment is in.
create function segments_updated() returns trigger language plpgsql as $$
declare
  gone segments[];
  come segments[];
begin
  select array_agg(o::segments), array_agg(n::segments) into gone, come
  from old_rows o join new_rows n on n.team_id = o.team_id and n.id = o.id
  where (o.status, o.type, o.owner_key, o.start_day, o.booked_at, o.provider, o.source, o.source_name, o.source_classification,
      o.cents, o.rate_date, o.number_of_nights, o.number_of_days)
    is distinct from (n.status, n.type, n.owner_key, n.start_day, n.booked_at, n.provider, n.source, n.source_name,
      n.source_classification, n.cents, n.rate_date, n.number_of_nights, n.number_of_days);
  if gone is not null then perform roll_up_segments(gone, come); end if;
  return null;
end $$;
create trigger updated after update on segments referencing old table as old_rows new table as new_rows
  for each statement execute function segments_updated();

-- Counts a team's segments anew, whole travelers at a time: after rows were loaded past the triggers.
create function rebuild_rollups(team bigint) returns void language plpgsql as $$
declare
  after_owner text := '';
  last_owner text;
begin
  perform pg_advisory_xact_lock(hashtextextended('segments', team));
  delete from segment_days where team_id = team;
  delete from source_days where team_id = team;
  delete from booking_days where team_id = team;
  loop
    select max(owner_key) into last_owner from (
      select owner_key from segments where team_id = team and owner_key > after_owner order by owner_key limit 50000) batch;
    exit when last_owner is null;
    perform roll_up_segments('{}', array(
      select s from segments s where team_id = team and owner_key > after_owner and owner_key <= last_owner));
    after_owner := last_owner;
  end loop;
end $$;

-- What is there already: counted now, and converted at dated rates by a job. The owner of the tables sees no rows of theirs
-- unless their row-level security is put aside.
alter table teams no force row level security;
alter table segments no force row level security;
alter table jobs no force row level security;
alter table segment_days no force row level security;
alter table source_days no force row level security;
alter table booking_days no force row level security;
select rebuild_rollups(id) from teams;
insert into jobs (team_id, kind, payload) select id, 'teams.convert_prices', '{}' from teams;
alter table teams force row level security;
alter table segments force row level security;
alter table jobs force row level security;
alter table segment_days force row level security;
alter table source_days force row level security;
alter table booking_days force row level security;
