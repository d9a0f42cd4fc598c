-- The segments and trips of one traveler around some days are found without reading what came before or after.
create index segments_of_owner_days on segments (team_id, owner_key, span, start_day);
drop index segments_of_owner;
alter index segments_of_owner_days rename to segments_of_owner;
create index trips_of_owner_days on trips (team_id, owner_key, span, start_day);
drop index trips_of_owner;
alter index trips_of_owner_days rename to trips_of_owner;

-- Issues that no longer hold are looked for among the open ones of a few trips.
create index quality_issues_unfixed on quality_issues (team_id, owner_key, trip_id) where status <> 'Fixed';
