-- Contracts whose detention terms changed. Whoever was saving events at that moment did not see the new terms, and may have left containers
-- unmarked; the background marks these once all of them are done, and deletes the row.
create table detention_terms_change (
  id              bigint generated always as identity primary key,
  contract_number text not null
);
