-- The parsing rule, and its version, that was the last to read an email.
alter table emails add column rule_id bigint, add column rule_version integer;
alter table emails no force row level security;
alter table email_events no force row level security;
update emails set rule_id = (used.detail->>'email_rule_id')::bigint, rule_version = (used.detail->>'version')::integer
from (
  select distinct on (team_id, email_id) team_id, email_id, detail from email_events
  where type = 'matched_rule' and detail ? 'email_rule_id' order by team_id, email_id, id desc
) used
where used.team_id = emails.team_id and used.email_id = emails.id
  and jsonb_path_exists(emails.reservations, '$[*].evidence.* ? (@.reader == "rule")');
alter table emails force row level security;
alter table email_events force row level security;
create index emails_by_rule on emails (team_id, rule_id) where rule_id is not null;
