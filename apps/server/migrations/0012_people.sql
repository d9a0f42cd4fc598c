-- People: their lists, later matches of mail, and who is where.

-- Whose address a mail had, the likeliest traveler's first: a person who is added later may be one of them.
alter table emails add column people text[] not null default '{}';

create index travelers_newest on travelers (team_id, created, id);
create index travelers_by_name on travelers
  (team_id, lower(coalesce(nullif(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), email)), id);
create index traveler_addresses_of on traveler_addresses (team_id, traveler_id);
-- Segments of no known traveler: what a person who is added later may have booked.
create index segments_of_nobody on segments (team_id, id) where member_id is null;
