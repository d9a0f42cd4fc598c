-- Exchange rates that the operator renewed, beside the bundled ones: units of each currency for one euro, by day.
create table exchange_rates (
  day date primary key,
  per_euro jsonb not null,
  source text not null,
  loaded timestamptz(3) not null default clock_timestamp()
);
alter table exchange_rates enable row level security;
alter table exchange_rates force row level security;
create policy known_to_all on exchange_rates for select to sextant_app using (true);
create policy renewed_by_system on exchange_rates for all to sextant_app
  using (current_team() = 0) with check (current_team() = 0);
create policy backup on exchange_rates for select to sextant_backup using (true);
grant select, insert, update on exchange_rates to sextant_app;
grant select on exchange_rates to sextant_backup;

insert into jobs (team_id, kind, payload) values (0, 'segments.renew_rates', '{}');
