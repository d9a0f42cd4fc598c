-- Whether a team has emails that could not be read read by the operator's language model, and how much of it per day.
create table email_models (
  team_id bigint not null references teams (id),
  enabled boolean not null default false,
  requests_per_day integer not null default 200,
  tokens_per_day integer not null default 1000000,
  price_per_million_tokens double precision,
  cost_per_day double precision,
  modified timestamptz(3) not null default now(),
  primary key (team_id)
);
select isolate('email_models');

-- Requests and tokens by day of the team's time zone.
create table email_model_usage (
  team_id bigint not null references teams (id),
  day date not null,
  requests integer not null default 0,
  tokens bigint not null default 0,
  primary key (team_id, day)
);
select isolate('email_model_usage');

-- Answers by question, so that none is asked twice. They are deleted with their email and its message.
create table email_model_answers (
  team_id bigint not null,
  -- SHA-256 of the model's name, the version of the questions and the question with the email's text.
  question bytea not null,
  email_id bigint not null,
  answer jsonb not null,
  created timestamptz(3) not null default now(),
  primary key (team_id, question),
  foreign key (team_id, email_id) references emails (team_id, id) on delete cascade
);
select isolate('email_model_answers');
create index email_model_answers_of on email_model_answers (team_id, email_id);

alter table emails drop constraint emails_read_by_check;
alter table emails add constraint emails_read_by_check
  check (read_by in ('markup', 'definition', 'words', 'rule', 'model', 'manual'));
