-- Two more shares of all accounts, one in 1024 and one in 16: whatever a word is, frequent or not so frequent, one of the
-- shares has enough accounts with it and not many more, and the index of all is asked only for a word that few have.
create index account_search_small_share on account_search using gin (pieces) with (fastupdate = off)
  where account_id < '00400000-0000-0000-0000-000000000000';
create index account_search_large_share on account_search using gin (pieces) with (fastupdate = off)
  where account_id < '10000000-0000-0000-0000-000000000000';
