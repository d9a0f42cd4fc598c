-- Each traveler of a booking has a segment of their own: those that several share are divided by a job of each team.
alter table segments no force row level security;
alter table jobs no force row level security;
insert into jobs (team_id, kind, payload)
  select distinct team_id, 'segments.divide_shared', '{"after": "0"}'::jsonb from segments where cardinality(travelers) > 1;
alter table jobs force row level security;
alter table segments force row level security;
