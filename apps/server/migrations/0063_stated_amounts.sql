-- Amounts that an email states for its bookings, such as a refund, and the references that they are of.
alter table emails add column stated_amounts jsonb not null default '{}';

-- Amounts of emails that wait for their booking, under each reference as a code; an empty one if they have none.
create table waiting_amounts (
  team_id bigint not null,
  code text not null,
  email_id bigint not null,
  -- The day on which the email was written.
  day date not null,
  amounts jsonb not null,
  created timestamptz(3) not null default now(),
  primary key (team_id, code, email_id),
  foreign key (team_id, email_id) references emails (team_id, id) on delete cascade
);
select isolate('waiting_amounts');
create index waiting_amounts_of_email on waiting_amounts (team_id, email_id);
