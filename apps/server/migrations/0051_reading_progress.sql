-- By what the bookings of an email were read, and when that was.
alter table emails add column read_by text constraint emails_read_by_check
  check (read_by in ('markup', 'definition', 'words', 'rule', 'manual'));
alter table emails add column read_at timestamp(3) with time zone;
alter table emails no force row level security;
update emails set read_by = case
  when jsonb_array_length(reservations) = 0 then case when metadata ? 'entered_by' then 'manual' end
  when reservations @? '$[*].evidence.* ? (@.reader == "rule")' then 'rule'
  when reservations @? '$[*].evidence.* ? (@.reader like_regex "^(json-ld|microdata|calendar|pass|bcbp|uic|dosipas|ssb|elb|sncf|mav|zssk|irctc|thsr|renfe)$")'
    then 'markup'
  when reservations @? '$[*].evidence.* ? (!(@.reader like_regex "^(words|prose|print)$"))' then 'definition'
  else 'words' end
where status in ('Processed', 'Partial');
alter table emails force row level security;
