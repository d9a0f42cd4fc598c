-- Who works on an email in review.
alter table emails add column assignee_id bigint;
alter table emails add constraint emails_team_id_assignee_id_fkey
  foreign key (team_id, assignee_id) references memberships (team_id, user_id) on delete set null (assignee_id);
create index emails_of_assignee on emails (team_id, assignee_id, created, id) where assignee_id is not null;

-- Emails of users who may no longer review them are for everyone again. Removed users are covered by the foreign key.
create function unassign_emails() returns trigger language plpgsql as $$
begin
  update emails set assignee_id = null where team_id = new.team_id and assignee_id = new.user_id;
  return null;
end $$;
create trigger unassign_emails after update of role, status on memberships
  for each row when (new.role = 'viewer' or new.status <> 'Active') execute function unassign_emails();
