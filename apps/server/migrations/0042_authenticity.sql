-- Who sent an email, as SPF, DKIM, DMARC and ARC tell, and whether a team reads mail of others at all.
alter table emails add column authenticity jsonb;
alter table teams add column require_authentic_mail boolean not null default false;
