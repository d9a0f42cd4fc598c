-- Names of the field for columns, functions, their parameters and jobs.
alter table segment_days rename column week_firsts to travelers_first_in_week;
alter table segment_days rename column week_lasts to travelers_last_in_week;
alter table segment_days rename column month_firsts to travelers_first_in_month;
alter table segment_days rename column month_lasts to travelers_last_in_month;
alter table mailbox_accounts rename column since to backfill_from;
alter table mailbox_accounts rename column since_uid to backfill_until_uid;
alter table report_groups rename column measured to measures;
alter index destinations_held rename to destinations_leased;
alter index emails_kept rename to emails_with_message;
alter index emails_alike rename to emails_by_structure;
alter index segments_of_nobody rename to segments_without_traveler;
alter index quality_issues_unfixed rename to quality_issues_open;
alter trigger keep_an_owner on memberships rename to require_owner;
alter function keep_an_owner() rename to require_owner;
alter function forget_mailbox() rename to clean_up_mailbox;
alter function forget_deliveries(integer, integer, integer, integer) rename to purge_deliveries;
alter function forgive_sign_in(text, text) rename to clear_sign_in_failures;
alter function put_token(bytea, text, text, bigint, jsonb, integer) rename to insert_token;
alter function take_token(bytea, text[]) rename to consume_token;
alter function drop_tokens(bigint, text[]) rename to delete_tokens;
alter function knows_device(text, bytea) rename to is_known_device;
alter function prove_domain(bigint, bigint) rename to verify_domain;
alter function let_backup_read(regclass) rename to grant_backup_read;
alter function await_rollup(bigint, text[], text[]) rename to queue_rollup;
alter function comparable_of(text, text, jsonb, text, text) rename to comparison_key_of;

-- A parameter cannot be renamed: the functions are created again from their definitions, and keep their owners.
do $$
declare
  renamed record;
  word record;
  source text;
  owner regrole;
begin
  for renamed in select * from (values
    ('find_emails(text, integer)', '{"said": "terms", "most": "max_rows"}'::jsonb),
    ('find_segments(text, integer)', '{"said": "terms", "most": "max_rows"}'),
    ('find_trips(text, integer)', '{"said": "terms", "most": "max_rows"}'),
    ('search_query(bigint, text)', '{"said": "terms"}'),
    ('claim_jobs(text[], integer[], uuid, double precision)', '{"most": "max_jobs"}'),
    ('purge_deliveries(integer, integer, integer, integer)', '{"most": "max_rows"}'),
    ('lease_accounts(uuid, integer, integer)', '{"who": "worker", "most": "max_rows"}'),
    ('renew_accounts(uuid, integer)', '{"who": "worker"}'),
    ('lease_destinations(uuid, double precision, integer)', '{"most": "max_rows"}'),
    ('end_password_sessions(bigint, bytea)', '{"kept": "except_hash"}'),
    ('is_known_device(text, bytea)', '{"mark": "device_hash"}'),
    ('queue_rollup(bigint, text[], text[])', '{"gone": "old_segments", "come": "new_segments"}'),
    ('roll_up_segments(segments[], segments[])', '{"gone": "old_segments", "come": "new_segments",
      "comparable_of": "comparison_key_of", "week_firsts": "travelers_first_in_week", "week_lasts": "travelers_last_in_week",
      "month_firsts": "travelers_first_in_month", "month_lasts": "travelers_last_in_month"}'),
    ('segments_inserted()', '{"await_rollup": "queue_rollup"}'),
    ('segments_updated()', '{"await_rollup": "queue_rollup", "comparable_of": "comparison_key_of"}'),
    ('segments_deleted()', '{"await_rollup": "queue_rollup"}'),
    ('isolate(regclass)', '{"let_backup_read": "grant_backup_read"}'),
    ('grant_backup_read(regclass)', '{"kept": "stored"}')
  ) functions (signature, words)
  loop
    select pg_get_functiondef(oid), proowner into source, owner from pg_proc where oid = renamed.signature::regprocedure;
    for word in select * from jsonb_each_text(renamed.words) loop
      source := regexp_replace(source, '\m' || word.key || '\M', word.value, 'g');
    end loop;
    if not renamed.signature like 'segments_%' then execute 'drop function ' || renamed.signature; end if;
    execute source;
    execute format('alter function %s owner to %s', renamed.signature, owner);
  end loop;
end $$;

-- Waiting jobs keep their times and payloads.
alter table jobs no force row level security;
update jobs set kind = new.kind from (values
  ('delivery.forget', 'delivery.purge'),
  ('mailboxes.look_after', 'mailboxes.monitor'),
  ('trips.look_through', 'trips.backfill'),
  ('travelers.match_earlier_mail', 'travelers.match_earlier_emails'),
  ('travelers.drop_blobs', 'blobs.delete'),
  ('travelers.drop_export', 'travelers.delete_export'),
  ('downloads.drop_file', 'downloads.delete_file'),
  ('imports.drop_file', 'imports.delete_file')
) new (old_kind, kind) where jobs.kind = new.old_kind;
alter table jobs force row level security;
