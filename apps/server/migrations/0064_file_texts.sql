-- The texts of an email's PDF files and pictures, as they were read: parsing rules are made from them and tested on them,
-- so that no request has to read a file. They are deleted with their email and its message.
create table email_file_texts (
  team_id bigint not null,
  email_id bigint not null,
  part text not null,
  kind text not null check (kind in ('pdf', 'image')),
  text text not null,
  primary key (team_id, email_id, part),
  foreign key (team_id, email_id) references emails (team_id, id) on delete cascade
);
select isolate('email_file_texts');
