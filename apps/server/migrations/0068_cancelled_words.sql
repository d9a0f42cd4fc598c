-- The sentences in which an email cancels references, which may name one of their travelers.
alter table emails add column cancelled_words text[] not null default '{}';
