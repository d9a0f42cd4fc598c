-- When the message that was read was written: the original of a forwarded one, earlier than the email that carries it.
alter table emails add column observed_at timestamptz;
drop index emails_cancelling;
create index emails_cancelling on emails (team_id, coalesce(observed_at, msg_date)) where class = 'cancellation';
