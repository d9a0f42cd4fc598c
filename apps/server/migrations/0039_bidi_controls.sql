-- Texts that came from outside no longer turn round what stands behind them (Unicode Bidi_Control): what is stored already, as what is new.
alter table emails no force row level security;
alter table imports no force row level security;
update emails set subject = regexp_replace(subject, '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')
  where subject ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]';
update imports set filename = regexp_replace(filename, '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')
  where filename ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]';
alter table emails force row level security;
alter table imports force row level security;
