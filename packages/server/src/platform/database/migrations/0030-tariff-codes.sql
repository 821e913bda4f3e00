-- HTS codes as the carrier sends them. Digits sort bytewise, so that the key finds codes by their first digits too.
create table tariff_code (
  code       text collate "C" primary key check (code ~ '^\d{6,10}$'),
  name_en    text not null,
  name_zh    text not null,
  name_vi    text not null,
  -- What it is found by, each word after a blank: words of the names in one spelling, and every end of the Chinese name.
  words      text not null,
  -- The Chinese name as pinyin and its first letters, with blanks between them.
  spoken     text not null,
  -- Neighbouring letters of both, by which the index leads to it.
  pieces     text[] not null,
  withdrawn  boolean not null,
  revision   integer not null
);
create index tariff_code_by_piece on tariff_code using gin (pieces) with (fastupdate = off);
