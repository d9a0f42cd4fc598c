-- Connections to partners of the marketplace (docs/marketplace.md): one a partner and team, each a destination of events.
create table connections (
  team_id bigint not null,
  id bigint not null,
  machine_name text not null,
  status text not null check (status in ('PENDING', 'ENABLED', 'ENABLING', 'DISABLING', 'DISABLED')),
  -- Values of the partner's fields; those that are secret are sealed as one text, under their names.
  config jsonb not null default '{}',
  secret_names text[] not null default '{}',
  secrets text,
  -- Who asked for it last: by name for people, by id for mails.
  requested_by text,
  requester_id bigint,
  enabled_at timestamptz(3),
  last_error text,
  created timestamptz(3) not null default now(),
  modified timestamptz(3) not null default now(),
  primary key (team_id, id),
  unique (team_id, machine_name),
  foreign key (team_id, id) references destinations (team_id, id) on delete cascade
);
select isolate('connections');
