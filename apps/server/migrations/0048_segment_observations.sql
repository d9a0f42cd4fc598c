-- What each email stated about a segment, so that one that arrives late sets what no newer email states. The row without
-- an email holds everything else: imports, and what was known before these rows existed. It has no reference to emails:
-- what an email stated stays as long as the segment, even if the email is deleted.
create table segment_observations (
  team_id bigint not null,
  segment_id bigint not null,
  email_id bigint,
  observed_at timestamptz(3) not null,
  -- Field → value, without those that it does not state.
  stated jsonb not null,
  unique nulls not distinct (team_id, segment_id, email_id),
  foreign key (team_id, segment_id) references segments (team_id, id) on delete cascade
);
select isolate('segment_observations');
