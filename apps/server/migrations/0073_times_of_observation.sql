-- The names that other tables have for such times.
alter table flight_statuses rename column asked to observed_at;
alter table exchange_rates rename column loaded to loaded_at;
