-- A job is leased, not held by an open transaction: whoever takes it says so in `lease` and puts off when it falls due. It is put
-- off again while it is worked on, and falls due for others where that ends: `run_at` is the end of the lease.
alter table jobs add column lease uuid;

drop function claim_job(text[]);
create function claim_job(kinds text[], holder uuid, seconds double precision)
  returns table (team_id bigint, id bigint, kind text, payload jsonb, attempts integer)
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    update jobs j set lease = holder, run_at = now() + seconds * interval '1 second'
    from (
      select due.team_id, due.id from jobs due
      where due.failed_at is null and due.run_at <= now() and due.kind = any (kinds)
      order by due.run_at, due.id limit 1 for update skip locked) next
    where j.team_id = next.team_id and j.id = next.id
    returning j.team_id, j.id, j.kind, j.payload, j.attempts
  $$;
alter function claim_job(text[], uuid, double precision) owner to sextant_lookup;
