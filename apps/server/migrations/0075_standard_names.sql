-- Names of the field: attempts rather than tries, values rather than what was stated, requests, a text record, a hash.
alter table deliveries rename column tries to attempts_since_reset;
alter table segment_observations rename column stated to values;
alter table application_hours rename column calls to requests;
alter table claimed_domains rename column proof to txt_record;
alter table email_model_answers rename column question to question_hash;
alter table trips rename column named to has_own_headline;
alter table segment_days rename column leads to lead_count;
alter table unit_days rename column comparable to comparison_key;
alter table waiting_rollups rename column gone to old_rows;
alter table waiting_rollups rename column come to new_rows;
alter function note_sign_in_failure(text[]) rename to record_sign_in_failure;
alter function note_person(bigint, text, text, text, jsonb, text, text) rename to record_person;
alter function note_requests(jsonb) rename to record_requests;
alter function admit_application(bytea) rename to authorize_application;

-- The functions that use them: those of the rollups are long, and have the new names in the places of the former ones.
do $$
declare
  source text;
begin
  source := pg_get_functiondef('roll_up_segments(segments[], segments[])'::regprocedure);
  execute regexp_replace(regexp_replace(source, '\mleads\M', 'lead_count', 'g'), '\mcomparable\M', 'comparison_key', 'g');
end $$;

create or replace function await_rollup(team bigint, gone text[], come text[]) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('segments', team));
  insert into waiting_rollups (team_id, old_rows, new_rows) values (team, gone, come);
$$;

create or replace function roll_up_waiting() returns trigger language plpgsql as $$
declare
  first segments[];
  last segments[];
begin
  with waiting as (
    delete from waiting_rollups returning id, old_rows, new_rows
  ),
  changes as (
    select waiting.id as nth, change.old_row::segments as old_row, change.new_row::segments as new_row
    from waiting cross join lateral unnest(waiting.old_rows, waiting.new_rows) change (old_row, new_row)
  ),
  ends as (
    select (array_agg(old_row order by nth))[1] as before, (array_agg(new_row order by nth desc))[1] as after
    from changes group by coalesce((old_row).team_id, (new_row).team_id), coalesce((old_row).id, (new_row).id)
  )
  select array_agg(before) filter (where (before).id is not null), array_agg(after) filter (where (after).id is not null)
  into first, last from ends;
  -- The first of several statements has counted the changes of all.
  if first is not null or last is not null then
    perform roll_up_segments(coalesce(first, '{}'), coalesce(last, '{}'));
  end if;
  return null;
end $$;

create or replace function record_requests(calls jsonb) returns void
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    with given as (
      select c.* from jsonb_to_recordset(calls) as c (team_id bigint, application_id bigint, method text, route text, path text,
        status integer, duration_ms double precision, ip text, user_agent text, request_id text, created timestamptz)
      join applications a on a.team_id = c.team_id and a.id = c.application_id
    ),
    counted as (
      insert into application_hours as h (team_id, application_id, hour, requests, failed)
      select team_id, application_id, date_trunc('hour', created, 'UTC'), count(*), count(*) filter (where status >= 400)
      from given group by 1, 2, 3 order by 1, 2, 3
      on conflict (team_id, application_id, hour)
        do update set requests = h.requests + excluded.requests, failed = h.failed + excluded.failed
    )
    insert into application_requests (team_id, application_id, method, route, path, status, duration_ms, ip, user_agent, request_id, created)
    select team_id, application_id, method, route, path, status, duration_ms, ip, user_agent, request_id, created
    from given order by created
  $$;
