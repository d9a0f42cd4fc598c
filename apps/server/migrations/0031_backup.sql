-- A role that reads every row and writes none, taken by the back-up alone. Row-level security is forced, so even the owner of
-- the tables would otherwise back up nothing.
do $$ begin create role sextant_backup nologin; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin grant sextant_backup to current_user; exception when insufficient_privilege then null; end $$;
grant usage on schema public to sextant_backup;

create function let_backup_read(kept regclass) returns void language plpgsql as $$
begin
  execute format('grant select on %s to sextant_backup', kept);
  execute format('create policy backup on %s for select to sextant_backup using (true)', kept);
end $$;

select let_backup_read(oid::regclass) from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity order by relname;

create or replace function isolate(tenant regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant);
  execute format('alter table %s force row level security', tenant);
  execute format('create policy team_only on %s to sextant_app using (team_id = current_team()) with check (team_id = current_team())', tenant);
  execute format('grant select, insert, update, delete on %s to sextant_app', tenant);
  perform let_backup_read(tenant);
end $$;
