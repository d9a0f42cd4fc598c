-- Users who receive a daily summary of the emails that wait for a decision.
create table review_digests (
  team_id bigint not null,
  user_id bigint not null,
  -- The day, in the team's time zone, on which it was last sent, or found unnecessary.
  checked_on date,
  created timestamptz(3) not null default now(),
  primary key (team_id, user_id),
  foreign key (team_id, user_id) references memberships (team_id, user_id) on delete cascade
);
select isolate('review_digests');
create policy lookup on review_digests for select to sextant_lookup using (true);
grant select on review_digests to sextant_lookup;

create function teams_with_digests() returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct d.team_id from review_digests d join teams t on t.id = d.team_id and t.status = 'Active'
  $$;
alter function teams_with_digests() owner to sextant_lookup;

insert into jobs (team_id, kind, payload) values (0, 'emails.send_digests', '{}');
