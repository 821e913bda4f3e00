-- A share of all accounts, one in 128, because ids are random: a word that many have is found among these, and nobody
-- waits until the index has named all of a million.
create index account_search_share on account_search using gin (pieces) with (fastupdate = off)
  where account_id < '02000000-0000-0000-0000-000000000000';
