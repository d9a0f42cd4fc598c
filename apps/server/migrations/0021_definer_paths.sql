-- Whoever may sign in to the database can make temporary tables, and PostgreSQL looks among them first unless a search path
-- says otherwise. Functions that act with rights of their own would read a table of the caller's in place of ours.
do $$
declare definer regprocedure;
begin
  for definer in
    select p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prosecdef and n.nspname in ('public', 'open_data')
  loop
    execute format('alter function %s set search_path = public, pg_temp', definer);
  end loop;
end $$;
