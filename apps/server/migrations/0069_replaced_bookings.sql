-- Emails that cancel references besides what they book are found by a booking that arrives later, as cancellations are.
drop index emails_cancelling;
create index emails_cancelling on emails (team_id, coalesce(observed_at, msg_date))
  where class = 'cancellation' or cancelled_references <> '{}';
