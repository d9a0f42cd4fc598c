-- Avoiding a sort raises the estimated cost beyond jit_above_cost: compiling the plan took longer than all other statements.
alter function claim_jobs(text[], integer[], uuid, double precision) set jit = off;
