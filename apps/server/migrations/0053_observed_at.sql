-- The names by which the code calls them: when a segment's newest email was written, and when owners were last notified.
alter table segments rename column told_at to observed_at;
alter table deleted_segments rename column told_at to observed_at;
alter table mailboxes rename column told_at to notified_at;
