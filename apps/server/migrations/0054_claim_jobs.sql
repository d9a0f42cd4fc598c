-- Several due jobs of one team are leased together, and finished in one transaction.

drop function claim_job(text[], uuid, double precision);
-- The next due job of some kinds, and the team's next ones of its kind: at most as many in all as `most` has for it.
create function claim_jobs(kinds text[], most integer[], holder uuid, seconds double precision)
  returns table (team_id bigint, id bigint, kind text, payload jsonb, attempts integer)
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    with first as materialized (
      select due.team_id, due.id, due.kind from jobs due
      where due.failed_at is null and due.run_at <= now() and due.kind = any (kinds)
      order by due.run_at, due.id limit 1 for update skip locked
    ), others as materialized (
      select further.team_id, further.id from first cross join lateral (
        select due.team_id, due.id from jobs due
        where due.failed_at is null and due.run_at <= now()
          and due.team_id = first.team_id and due.kind = first.kind and due.id <> first.id
        order by due.run_at, due.id limit most[array_position(kinds, first.kind)] - 1 for update skip locked) further
    ), claimed as (
      update jobs j set lease = holder, run_at = now() + seconds * interval '1 second'
      from (select first.team_id, first.id from first union all select others.team_id, others.id from others) next
      where j.team_id = next.team_id and j.id = next.id
      returning j.team_id, j.id, j.kind, j.payload, j.attempts
    )
    select * from claimed order by claimed.id
  $$;
alter function claim_jobs(text[], integer[], uuid, double precision) owner to sextant_lookup;
