-- Mailboxes: what people set of them, accounts that are read by IMAP, how they do, and when their mail is deleted.

-- A deleted mailbox stays as a row: its mails still name it, its retention goes on, and its address is nobody else's.
alter table mailboxes
  alter column address drop not null,
  drop constraint mailboxes_team_id_address_key,
  drop constraint mailboxes_status_check,
  add constraint mailboxes_status_check check (status in ('Active', 'Inactive', 'Failing', 'Deleted')),
  add constraint mailboxes_address_of_type check ((type = 'forwarding') = (address is not null)),
  add column allowed_senders text[] not null default '{}',
  add column retention_days integer check (retention_days between 1 and 3650),
  add column time_zone_id text,
  add column last_error text,
  add column failing_since timestamptz(3),
  -- When the owners were last told that it fails: once a day at most.
  add column told_at timestamptz(3),
  -- When it was found that nothing came for much longer than usual; mail that comes later ends it.
  add column silent_since timestamptz(3);
create index mailboxes_retained on mailboxes (team_id, id) where retention_days is not null;

-- The figures of a mailbox, and what of its mail is still to be deleted, without a look at the mails themselves.
create index emails_of_mailbox on emails (team_id, mailbox_id, created desc) include (status);
create index emails_kept on emails (team_id, mailbox_id, created) where not redacted;

-- An address comes back only to the team that had it.
create or replace function register_recipient() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.address is not null then
    delete from recipients where address = old.address and owner_team = old.team_id and owner_mailbox = old.id;
  end if;
  if new.address is null then return null; end if;
  update recipients r set owner_mailbox = new.id
  where r.address = new.address and r.owner_team = new.team_id and exists (
    select from mailboxes m where m.team_id = r.owner_team and m.id = r.owner_mailbox and m.status = 'Deleted');
  if not found then
    insert into recipients (address, owner_team, owner_mailbox) values (new.address, new.team_id, new.id);
  end if;
  return null;
end $$;

-- Which of these addresses the current team cannot have.
create function taken_addresses(wanted text[]) returns setof text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.address from recipients r
    join mailboxes m on m.team_id = r.owner_team and m.id = r.owner_mailbox
    where r.address = any (wanted) and not (r.owner_team = current_team() and m.status = 'Deleted')
  $$;
alter function taken_addresses(text[]) owner to sextant_lookup;

drop function find_recipient(text);
create function find_recipient(wanted text)
  returns table (team_id bigint, mailbox_id bigint, team_type text, mailbox_status text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.owner_team, r.owner_mailbox, t.type, m.status
    from recipients r
    join mailboxes m on m.team_id = r.owner_team and m.id = r.owner_mailbox and m.status <> 'Deleted'
    join teams t on t.id = r.owner_team and t.status = 'Active'
    where r.address = lower(wanted)
  $$;
alter function find_recipient(text) owner to sextant_lookup;

-- An account that a mailbox is filled from. Which message is the next one, and which process is at it: a lease that is
-- renewed while the process lives, and anybody's when it has run out.
create table mailbox_accounts (
  team_id bigint not null,
  mailbox_id bigint not null,
  host text not null,
  port integer not null check (port between 1 and 65535),
  tls text not null check (tls in ('implicit', 'starttls')),
  username text not null,
  folder text not null,
  auth text not null check (auth in ('password', 'oauth')),
  provider text check (provider in ('google', 'microsoft')),
  mark_seen boolean not null default false,
  -- Sealed: the password, or the refresh token.
  secret text not null,
  -- Messages that the folder had before are not taken in.
  since timestamptz(3) not null,
  -- Of the folder as it was opened last: its UIDVALIDITY, the last UID that was dealt with, and up to which UID `since` counts.
  uid_validity bigint,
  last_uid bigint not null default 0,
  since_uid bigint not null default 0,
  -- Another with each change of the settings: whoever reads it begins anew.
  version integer not null default 1,
  lease_owner uuid,
  lease_until timestamptz,
  failures integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  primary key (team_id, mailbox_id),
  foreign key (team_id, mailbox_id) references mailboxes (team_id, id) on delete cascade
);
select isolate('mailbox_accounts');
create policy lookup on mailbox_accounts to sextant_lookup using (true);
grant select, update on mailbox_accounts to sextant_lookup;
create index mailbox_accounts_due on mailbox_accounts (next_attempt_at);
create index mailbox_accounts_leased on mailbox_accounts (lease_owner) where lease_owner is not null;

-- Takes accounts that are due and that nobody reads.
create function lease_accounts(who uuid, seconds integer, most integer)
  returns table (team_id bigint, mailbox_id bigint, version integer)
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    update mailbox_accounts a set lease_owner = who, lease_until = now() + seconds * interval '1 second'
    from (
      select c.team_id, c.mailbox_id from mailbox_accounts c
      join mailboxes m on m.team_id = c.team_id and m.id = c.mailbox_id and m.status in ('Active', 'Failing')
      join teams t on t.id = c.team_id and t.status = 'Active'
      where c.next_attempt_at <= now() and (c.lease_until is null or c.lease_until < now())
      order by c.next_attempt_at limit most for update of c skip locked
    ) due
    where a.team_id = due.team_id and a.mailbox_id = due.mailbox_id
    returning a.team_id, a.mailbox_id, a.version
  $$;
alter function lease_accounts(uuid, integer, integer) owner to sextant_lookup;

-- Keeps what one has, as long as it is still to be read; answers what that is.
create function renew_accounts(who uuid, seconds integer)
  returns table (team_id bigint, mailbox_id bigint, version integer)
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    update mailbox_accounts a set lease_until = now() + seconds * interval '1 second'
    from mailboxes m, teams t
    where a.lease_owner = who and m.team_id = a.team_id and m.id = a.mailbox_id
      and m.status in ('Active', 'Failing') and t.id = a.team_id and t.status = 'Active'
    returning a.team_id, a.mailbox_id, a.version
  $$;
alter function renew_accounts(uuid, integer) owner to sextant_lookup;

-- What goes with a mailbox: its account with the secret; rules that led to it take mail in where it came.
create function forget_mailbox() returns trigger language plpgsql as $$
begin
  delete from mailbox_accounts where team_id = new.team_id and mailbox_id = new.id;
  update filters set mailbox_id = null where team_id = new.team_id and mailbox_id = new.id;
  return null;
end $$;
create trigger mailbox_deleted after update of status on mailboxes
  for each row when (new.status = 'Deleted') execute function forget_mailbox();

-- Work that is done for all teams again and again: who has mailboxes to look after, and whose mail is deleted after a time.
create function teams_with_mailboxes() returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct m.team_id from mailboxes m join teams t on t.id = m.team_id and t.status = 'Active'
    where m.status in ('Active', 'Failing')
  $$;
alter function teams_with_mailboxes() owner to sextant_lookup;

create function mailboxes_with_retention() returns table (team_id bigint, mailbox_id bigint)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select m.team_id, m.id from mailboxes m where m.retention_days is not null $$;
alter function mailboxes_with_retention() owner to sextant_lookup;

insert into jobs (team_id, kind, payload) values (0, 'mailboxes.look_after', '{}'), (0, 'emails.retain', '{}');
