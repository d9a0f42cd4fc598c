-- Emails in review that one sender made from one template, and those that one decision answered together.
-- SHA-256 of how the message is made; null for emails that were read before it was computed.
alter table emails add column structure bytea;
-- The email with which it was decided, if a decision answered several.
alter table emails add column reviewed_with bigint;
create index emails_alike on emails (team_id, structure, id) where review in ('Open', 'Later') and structure is not null;
create index emails_reviewed_with on emails (team_id, reviewed_with, id) where reviewed_with is not null;
