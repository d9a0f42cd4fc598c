-- The feed stands in the order of its transactions' numbers. A database that was restored from a dump counts them from a lower
-- number again: what happens then would stand before what its readers have seen, and what was restored would be yet to come.
-- So the feed counts on from where it was: this far ahead of the server. A dump brings the function along.
-- Stable and not immutable: plans that were made before know that it changed.
create function feed_ahead() returns bigint language sql stable as $$ select 0::bigint $$;

-- A transaction's number as the feed has it.
create function feed_tx(number xid8) returns xid8 language sql stable
  as $$ select (number::text::bigint + feed_ahead())::text::xid8 $$;
alter table events alter column tx set default feed_tx(pg_current_xact_id());

create function newest_in_feed() returns xid8 language sql stable security definer set search_path = public, pg_temp
  as $$
    select e.tx from teams t cross join lateral (
      select tx from events where team_id = t.id order by tx desc limit 1) e
    order by e.tx desc limit 1
  $$;
alter function newest_in_feed() owner to sextant_lookup;

-- Sees at each start that nothing in the feed is from the future; answers whether it had to count on.
create function keep_feed_ahead() returns boolean language plpgsql as $$
declare
  newest bigint;
  next bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('keep_feed_ahead', 0));
  -- In this order: what is told in between must not look like the future.
  newest := newest_in_feed()::text::bigint;
  next := feed_tx(pg_snapshot_xmax(pg_current_snapshot()))::text::bigint;
  if newest is null or newest < next then return false; end if;
  execute format(
    'create or replace function feed_ahead() returns bigint language sql stable as ''select %s::bigint''',
    feed_ahead() + newest - next + 1);
  return true;
end $$;
