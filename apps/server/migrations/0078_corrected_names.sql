-- Emails that correct a name are found by a booking that arrives later.
create index emails_correcting on emails (team_id, coalesce(observed_at, msg_date)) where stated_amounts ? 'corrected_names';
