-- Look-ups of people by what is computed of a row (an address without case and tag, the parts of a name) that use their
-- indexes: row-level security lets an index be searched only by operators that cannot leak, and those of such values can.

-- An address as it is compared: without case, and without the tag of its local part.
create function plain_address(address text) returns text language sql immutable parallel safe
  as $$ select lower(regexp_replace(btrim(address), '\+[^@]*(?=@)', '')) $$;

-- What a person of a team can be found by, by name: the parts of a name without accents and case, or `*` where a name has
-- letters beyond those of Latin, which are told apart by the rule alone. Each with its team: an index of them is of all teams.
create function name_keys(team bigint, said text) returns text[] language sql immutable parallel safe
  as $$
    select case when plain ~ '[^\x01-\x7f]' then array[team || ':*'] else
      (select coalesce(array_agg(distinct team || ':' || part), '{}')
       from regexp_split_to_table(lower(plain collate "C"), '[^a-z0-9]+') part where part <> '') end
    from (select regexp_replace(normalize(replace(replace(replace(translate(said, 'øØłŁ''’`', 'oOlL'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), NFKD),
      '[\u0300-\u036f]', '', 'g') as plain) folded
  $$;

create index travelers_by_address on travelers (team_id, plain_address(email));
create index traveler_addresses_by_address on traveler_addresses (team_id, plain_address(email));
create index travelers_by_name_keys on travelers
  using gin (name_keys(team_id, coalesce(first_name, '') || ' ' || coalesce(last_name, ''))) with (fastupdate = off);

-- Of the role that sees every team, and held to the transaction's team by themselves, as those of segments and trips.
create or replace view team_holders as
  select team_id, lower(email) as address, id as traveler_id, plain_address(email) as plain
  from travelers where team_id = current_team()
  union all
  select team_id, lower(email), traveler_id, plain_address(email) from traveler_addresses where team_id = current_team();
create view team_travelers as select team_id, id, first_name, last_name from travelers where team_id = current_team();
alter view team_travelers owner to sextant_lookup;
grant select on team_travelers to sextant_app;
