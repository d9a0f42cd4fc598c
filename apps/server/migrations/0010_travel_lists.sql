-- Lists and searches of segments and trips that stay quick at millions of rows, and what is kept of deleted segments.

-- The words of a text without case and accents, each with its team before it: an index of words is of all teams, and a
-- search reads only its own.
create function search_words(team bigint, said text) returns tsvector language sql immutable parallel safe
  as $$
    select array_to_tsvector(coalesce(array_agg(distinct team || ':' || left(word, 200)), '{}'))
    from regexp_split_to_table(
      regexp_replace(normalize(lower(said), NFD), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@\[-`{-~]+') word
    where word <> ''
  $$;

-- Finds what has, for each word that was said, a word that begins with it. Null, which finds nothing, where none was said.
create function search_query(team bigint, said text) returns tsquery language sql immutable parallel safe
  as $$
    select string_agg('''' || word || ''':*', ' & ')::tsquery from unnest(tsvector_to_array(search_words(team, said))) word
  $$;

-- How long something lasts, in classes: what overlaps a day begins at most the longest of its class before it, so that an
-- index by class and day finds it without reading all that is over.
create function span_class(first_day date, last_day date) returns integer language sql immutable parallel safe
  as $$
    select case when last_day - first_day <= 0 then 0 when last_day - first_day <= 1 then 1
      when last_day - first_day <= 3 then 3 when last_day - first_day <= 7 then 7 when last_day - first_day <= 15 then 15
      when last_day - first_day <= 31 then 31 when last_day - first_day <= 127 then 127 else 40000 end
  $$;

alter table segments add column search_words tsvector not null generated always as (search_words(team_id, search_text)) stored;
alter table trips add column search_words tsvector not null
  generated always as (search_words(team_id, headline || ' ' || coalesce(owner_name, '') || ' ' || coalesce(destination, ''))) stored;

create index segments_by_words on segments using gin (search_words) with (fastupdate = off);
create index segments_by_end on segments (team_id, end_day, id);
create index segments_by_created on segments (team_id, created, id);
create index segments_by_provider on segments (team_id, (left(lower(coalesce(provider, '')), 200)), id);
create index segments_by_cents on segments (team_id, (coalesce(cents, -1)), id);
create index segments_by_type on segments (team_id, type, start_day, id);
create index segments_by_booking on segments (team_id, booked_at) where booked_at is not null;
create index segments_by_span_begin on segments (team_id, (span_class(start_day, end_day)), start_day, id) include (end_day);
create index segments_by_span_end on segments (team_id, (span_class(start_day, end_day)), end_day, id) include (start_day);

create index trips_by_words on trips using gin (search_words) with (fastupdate = off);
create index trips_by_end on trips (team_id, end_day, id);
create index trips_by_created on trips (team_id, created, id);
create index trips_by_headline on trips (team_id, (left(lower(headline), 200)), id);
create index trips_by_span_begin on trips (team_id, (span_class(start_day, end_day)), start_day, id) include (end_day);
create index trips_by_span_end on trips (team_id, (span_class(start_day, end_day)), end_day, id) include (start_day);

-- Row-level security lets an index be searched only by operators that cannot leak, which those of words and texts are not. A
-- list therefore reads these views: they are of the role that sees every team, and hold the rows to the transaction's team
create policy lookup on segments for select to sextant_lookup using (true);
create policy lookup on trips for select to sextant_lookup using (true);
grant select on segments, trips to sextant_lookup;
-- themselves. They answer whole records, so that they have every column that a table ever gets.
create view team_segments as
  select segments as record, span_class(start_day, end_day) as span from segments where team_id = current_team();
create view team_trips as
  select trips as record, span_class(start_day, end_day) as span from trips where team_id = current_team();
alter view team_segments owner to sextant_lookup;
alter view team_trips owner to sextant_lookup;
grant select on team_segments, team_trips to sextant_app;

-- What has the words of a search, at most so many. Always by the index of words: what the planner expects of the beginning
-- of a word is a guess.
create function find_segments(said text, most integer) returns setof bigint language sql stable
  set enable_seqscan = off set enable_indexscan = off
  as $$ select (record).id from team_segments where (record).search_words @@ search_query(current_team(), said) limit most $$;
create function find_trips(said text, most integer) returns setof bigint language sql stable
  set enable_seqscan = off set enable_indexscan = off
  as $$ select (record).id from team_trips where (record).search_words @@ search_query(current_team(), said) limit most $$;

-- What was deleted by people: a mail that only says it again does not bring it back.
create table deleted_segments (
  team_id bigint not null references teams (id),
  id bigint not null,
  type text not null,
  owner_key text not null,
  confirmation_no text,
  start_day date not null,
  end_day date not null,
  -- When the newest mail that told of it was written.
  told_at timestamptz(3) not null,
  -- The segment as the API answered it.
  segment jsonb not null,
  created timestamptz(3) not null default now(),
  primary key (team_id, id)
);
select isolate('deleted_segments');
create index deleted_segments_of_owner on deleted_segments (team_id, owner_key, start_day);
create index deleted_segments_by_confirmation on deleted_segments (team_id, lower(confirmation_no)) where confirmation_no is not null;
