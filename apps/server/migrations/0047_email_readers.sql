-- What an email was last read with: while it is the same, reading the email again comes to the same result.
alter table emails add column reader text;
