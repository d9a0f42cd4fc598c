-- The next jobs are found in order by their index, however many are due: the plan for an unknown number of them sorted all.
alter function claim_jobs(text[], integer[], uuid, double precision) set enable_sort = off;
