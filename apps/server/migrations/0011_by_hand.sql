-- What people say about travel counts before what mails say: fields of segments, names of trips, and which trip a
-- segment is in.
alter table segments
  -- Field → { name, at }: who set it by hand, and when. Later mails leave these fields alone.
  add column set_by jsonb not null default '{}',
  -- Whether people put it into its trip: grouping leaves it there.
  add column pinned boolean not null default false;
-- Whether people named the trip: its headline is not made of its segments any more.
alter table trips add column named boolean not null default false;

-- The last answer of the provider of flight statuses, kept for minutes so that it is not asked for each look at a trip.
create table flight_statuses (
  team_id bigint not null,
  segment_id bigint not null,
  -- As the API answers it, without the id; null: the provider was asked and does not know the flight.
  status jsonb,
  asked timestamptz(3) not null,
  primary key (team_id, segment_id),
  foreign key (team_id, segment_id) references segments (team_id, id) on delete cascade
);
select isolate('flight_statuses');
