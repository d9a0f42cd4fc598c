-- The names that other tables and the field have for such columns: a lease has an owner and an end, as that of a mailbox;
-- a bucket has tokens and the time at which it was refilled; a cursor names the last row that was done.
alter table destinations rename column held_by to lease_owner;
alter table destinations rename column held_until to lease_until;
alter table destinations rename column rests_until to paused_until;
alter table deliveries rename column once to is_single_attempt;
alter table application_secrets rename column sealed to encrypted_secret;
alter table application_usage rename column left_over to tokens;
alter table application_usage rename column at to refilled_at;
alter table sessions rename column seen to last_seen_at;
alter table known_devices rename column seen to last_seen_at;
alter table known_devices rename column mark_hash to token_hash;
alter table imports rename column at_row to last_row;
alter table reprocesses rename column at_email to last_email_id;
alter table reprocesses rename column at_item to last_item_id;
alter function hold_destinations(uuid, double precision, integer) rename to lease_destinations;
alter function keep_destinations(uuid, double precision) rename to renew_destinations;

-- The functions that use them.
create or replace function lease_destinations(worker uuid, seconds double precision, most integer)
 returns table(team_id bigint, id bigint, kind text)
 language sql
 security definer
 set search_path = public, pg_temp
as $function$
    with recursive waiting as (
      (select d.team_id, d.destination_id, d.next_attempt_at from deliveries d where d.status = 'pending'
        order by d.team_id, d.destination_id, d.next_attempt_at limit 1)
      union all
      select n.* from waiting w cross join lateral (
        select d.team_id, d.destination_id, d.next_attempt_at from deliveries d
        where d.status = 'pending' and (d.team_id, d.destination_id) > (w.team_id, w.destination_id)
        order by d.team_id, d.destination_id, d.next_attempt_at limit 1) n
    ), free as (
      select x.team_id, x.id from waiting w join destinations x on x.team_id = w.team_id and x.id = w.destination_id
        join teams t on t.id = x.team_id and t.status = 'Active'
      where w.next_attempt_at <= now() and (x.lease_until is null or x.lease_until < now())
        and (x.paused_until is null or x.paused_until <= now())
      order by w.next_attempt_at limit most for no key update of x skip locked
    )
    update destinations x set lease_owner = worker, lease_until = now() + seconds * interval '1 second'
    from free where x.team_id = free.team_id and x.id = free.id
    returning x.team_id, x.id, x.kind
  $function$;

create or replace function renew_destinations(worker uuid, seconds double precision)
 returns table(team_id bigint, id bigint, kind text)
 language sql
 security definer
 set search_path = public, pg_temp
as $function$
    update destinations x set lease_until = now() + seconds * interval '1 second' from teams t
    where x.lease_owner = worker and x.lease_until >= now() and t.id = x.team_id and t.status = 'Active'
    returning x.team_id, x.id, x.kind
  $function$;

create or replace function admit_application(token bytea)
 returns table(team_id bigint, team_type text, id bigint, name text, scopes text[], rate_limit integer, remaining integer, full_in integer, retry_in integer)
 language plpgsql
 security definer
 set search_path = public, pg_temp
as $function$
  declare
    app record;
    remaining_tokens double precision;
  begin
    select a.team_id, t.type, a.id, a.name, a.rate_limit,
      array(select unnest(k.scopes) intersect select unnest(a.scopes)) as scopes
    into app
    from access_tokens k
    join application_secrets s on s.team_id = k.team_id and s.id = k.secret_id and (s.expires is null or s.expires > now())
    join applications a on a.team_id = k.team_id and a.id = k.application_id and a.status = 'Active'
    join teams t on t.id = k.team_id and t.status = 'Active'
    where k.hash = token and k.expires > now();
    if not found then return; end if;
    perform set_config('synchronous_commit', 'off', true);
    insert into application_usage as u (team_id, application_id, tokens, refilled_at)
    values (app.team_id, app.id, app.rate_limit - 1, clock_timestamp())
    on conflict on constraint application_usage_pkey do update set
      refilled_at = greatest(u.refilled_at, clock_timestamp()),
      tokens = least(app.rate_limit, greatest(u.tokens, 0)
        + greatest(0, extract(epoch from clock_timestamp() - u.refilled_at)) * app.rate_limit / 60.0) - 1
    returning u.tokens into remaining_tokens;
    -- A call that is refused takes nothing: what it wanted is put back.
    if remaining_tokens < 0 then
      update application_usage u set tokens = u.tokens + 1
      where u.team_id = app.team_id and u.application_id = app.id;
    end if;
    return query select app.team_id, app.type, app.id, app.name, app.scopes, app.rate_limit,
      greatest(0, floor(remaining_tokens))::int,
      ceil((app.rate_limit - greatest(0, remaining_tokens)) * 60.0 / app.rate_limit)::int,
      case when remaining_tokens < 0 then greatest(1, ceil(-remaining_tokens * 60.0 / app.rate_limit))::int end;
  end $function$;

create or replace function find_session(hash bytea)
 returns table(user_id bigint, roles jsonb)
 language plpgsql
 security definer
 set search_path = public, pg_temp
as $function$
  begin
    update sessions s set last_seen_at = now() where s.token_hash = hash and s.last_seen_at < now() - interval '1 minute'
      and s.expires > now() and (s.remember or s.last_seen_at > now() - interval '1 day');
    return query select s.user_id, roles_of(s.user_id) from sessions s
      where s.token_hash = hash and s.expires > now() and (s.remember or s.last_seen_at > now() - interval '1 day');
  end $function$;

create or replace function sweep_identity()
 returns void
 language sql
 security definer
 set search_path = public, pg_temp
as $function$
    delete from sessions where expires < now() or (not remember and last_seen_at < now() - interval '1 day');
    delete from one_time_tokens where expires < now();
    delete from sign_in_failures where at < now() - interval '15 minutes';
    delete from known_devices where last_seen_at < now() - interval '180 days';
  $function$;

create or replace function knows_device(address text, mark bytea)
 returns boolean
 language sql
 stable security definer
 set search_path = public, pg_temp
as $function$
    select exists (select from known_devices d join users u on u.id = d.user_id
      where lower(u.email) = lower(address) and d.token_hash = mark)
  $function$;
