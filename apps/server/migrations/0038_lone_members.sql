-- The account of the only member of a team takes the team with it: nobody is left who could open it.
grant update (status, modified) on teams to sextant_lookup;
create policy lookup_close on teams for update to sextant_lookup using (true) with check (status = 'Deleted');
create function close_lone_teams(person bigint) returns table (id bigint, name text)
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  begin
    -- Whoever joins meanwhile waits for the end, and finds the team closed.
    perform from teams t join memberships m on m.team_id = t.id where m.user_id = person order by t.id for update of t;
    return query update teams t set status = 'Deleted', modified = now()
      where t.status = 'Active'
        and exists (select from memberships m where m.team_id = t.id and m.user_id = person)
        and not exists (select from memberships o where o.team_id = t.id and o.user_id <> person)
      returning t.id, t.name;
  end $$;
alter function close_lone_teams(bigint) owner to sextant_lookup;
