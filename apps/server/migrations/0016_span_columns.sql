-- How long something lasts as a column: by an expression an index finds rows, but the planner does not see that they come in
-- the order of the days.
drop view team_segments;
drop view team_trips;
alter table segments add column span integer not null generated always as (span_class(start_day, end_day)) stored;
alter table trips add column span integer not null generated always as (span_class(start_day, end_day)) stored;

drop index segments_by_span_begin, segments_by_span_end, segments_by_type, trips_by_span_begin, trips_by_span_end;
create index segments_by_span_begin on segments (team_id, span, start_day, id) include (end_day);
create index segments_by_span_end on segments (team_id, span, end_day, id) include (start_day);
create index segments_by_type on segments (team_id, type, span, start_day, id) include (end_day);
create index trips_by_span_begin on trips (team_id, span, start_day, id) include (end_day);
create index trips_by_span_end on trips (team_id, span, end_day, id) include (start_day);

create view team_segments as select segments as record from segments where team_id = current_team();
create view team_trips as select trips as record from trips where team_id = current_team();
alter view team_segments owner to sextant_lookup;
alter view team_trips owner to sextant_lookup;
grant select on team_segments, team_trips to sextant_app;

-- A search is read once, not for every row that is checked again: cutting it into words takes longer than comparing them.
create or replace function find_segments(said text, most integer) returns setof bigint language sql stable
  set enable_seqscan = off set enable_indexscan = off set work_mem = '64MB'
  as $$ select (record).id from team_segments
    where (record).search_words @@ (select search_query(current_team(), said)) limit most $$;
create or replace function find_trips(said text, most integer) returns setof bigint language sql stable
  set enable_seqscan = off set enable_indexscan = off set work_mem = '64MB'
  as $$ select (record).id from team_trips
    where (record).search_words @@ (select search_query(current_team(), said)) limit most $$;
