-- What a person has to look at: emails whose reading is in doubt, and what was decided about them.
alter table emails add column review text constraint emails_review_check check (review in ('Open', 'Later', 'Accepted', 'Dismissed'));
create index emails_in_review on emails (team_id, review, created, id) where review is not null;
alter table emails no force row level security;
update emails set review = 'Open'
where status in ('Unrecognized', 'Partial')
  or status = 'Processed' and jsonb_path_exists(reservations, '$[*] ? (@.confidence < 0.9)');
alter table emails force row level security;
