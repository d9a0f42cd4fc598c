-- How a session was opened: at an identity provider, or in a way that single sign-on shuts.
alter table sessions add column by_sso boolean not null default false;

-- Ends the sessions of people of a team's proved domains that were opened otherwise than at a provider, but one; answers how many.
create function end_password_sessions(team bigint, kept bytea) returns integer
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    with ended as (
      delete from sessions s using users u
      where u.id = s.user_id and not s.by_sso and s.token_hash is distinct from kept
        and split_part(lower(u.email), '@', 2) in (
          select d.domain from claimed_domains d where d.team_id = team and d.verified_at is not null)
      returning 1)
    select count(*)::integer from ended
  $$;
alter function end_password_sessions(bigint, bytea) owner to sextant_lookup;

-- While an organization has single sign-on, no invitation into it counts: its directory makes users.
create or replace function find_invitation(hash bytea)
  returns table (team_id bigint, id bigint, email text, role text, team_type text, team_name text, user_id bigint)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select i.team_id, i.id, i.email, i.role, t.type, t.name,
      (select u.id from users u where lower(u.email) = lower(i.email))
    from invitations i join teams t on t.id = i.team_id and t.status = 'Active'
    where i.token_hash = hash and i.status = 'Pending' and i.expires > now()
      and not (t.type = 'org' and t.sso_enabled)
  $$;
