-- Browsers in which a person has signed in before: what strangers guess elsewhere does not slow them down. The mark itself is
-- only in the cookie; here stands its SHA-256.
create table known_devices (
  user_id bigint not null references users (id) on delete cascade,
  mark_hash bytea not null,
  seen timestamptz(3) not null default now(),
  primary key (user_id, mark_hash)
);
alter table known_devices enable row level security;
alter table known_devices force row level security;
create policy self on known_devices to sextant_app using (user_id = current_person()) with check (user_id = current_person());
create policy lookup on known_devices to sextant_lookup using (true);
grant select, insert, update, delete on known_devices to sextant_app;
grant select, delete on known_devices to sextant_lookup;
select let_backup_read('known_devices');

-- Whether the holder of an address has signed in from a browser before.
create function knows_device(address text, mark bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from known_devices d join users u on u.id = d.user_id
      where lower(u.email) = lower(address) and d.mark_hash = mark)
  $$;
alter function knows_device(text, bytea) owner to sextant_lookup;

-- Beside how often each key failed lately: how many seconds ago it did so last.
drop function count_sign_in_failures(text[]);
create function count_sign_in_failures(keys text[])
  returns table (key text, failures integer, forgotten_in integer, last_ago double precision)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.key, count(*)::int, ceil(extract(epoch from min(f.at) + interval '15 minutes' - now()))::int,
      extract(epoch from now() - max(f.at))::float8
    from sign_in_failures f where f.key = any (keys) and f.at >= now() - interval '15 minutes' group by f.key
  $$;
alter function count_sign_in_failures(text[]) owner to sextant_lookup;

create or replace function sweep_identity() returns void
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    delete from sessions where expires < now() or (not remember and seen < now() - interval '1 day');
    delete from one_time_tokens where expires < now();
    delete from sign_in_failures where at < now() - interval '15 minutes';
    delete from known_devices where seen < now() - interval '180 days';
  $$;
