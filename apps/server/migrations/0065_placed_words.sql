-- Where the words of pictures and scanned pages stand, so that people can select them there.
alter table email_file_texts add column words jsonb not null default '[]';
