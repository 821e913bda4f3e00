-- Every certificate that documents of this installation were sealed with: by them we know our own documents again.
create table seal_certificate (
  fingerprint  text primary key check (fingerprint ~ '^[0-9a-f]{64}$'),
  -- The certificate first, then those that vouch for it.
  chain        bytea[] not null check (cardinality(chain) > 0),
  -- Of those that the portal made for itself; encrypted with the installation's secret. The operator's own stays in its file.
  sealed_key   text,
  valid_to     timestamptz not null,
  first_at     timestamptz not null default now()
);

-- A document on its way through somebody's hands: who signs it, where, and what became of it.
create table signing (
  id               uuid primary key default gen_random_uuid(),
  -- Which document of which slice. Whoever signs it holds it: nobody else can open it for signing meanwhile.
  kind             text not null check (length(kind) between 1 and 40),
  object_id        text not null check (length(object_id) between 1 and 100),
  title            text not null check (length(title) between 1 and 200),
  language         text not null check (language in ('en', 'zh', 'vi')),
  account_id       uuid not null references account on delete cascade,
  signer_name      text not null check (length(signer_name) between 1 and 200),
  service          text not null check (service in ('room', 'docusign')),
  -- What the service calls it.
  reference        text unique,
  state            text not null default 'open' check (state in ('open', 'completed', 'declined', 'ended')),
  -- What is shown for signing: its text and tables, and the very bytes that will be sealed.
  content          jsonb not null,
  document         bytea not null,
  -- The document as it was sealed.
  sealed_file      uuid references stored_file,
  sealed_sha256    bytea,
  -- How the signer agreed: the sentence, typed or drawn, from where.
  consent          jsonb,
  opened_at        timestamptz not null default now(),
  -- When the signer's page was last heard of.
  seen_at          timestamptz not null default now(),
  ended_at         timestamptz,
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'completed') = (sealed_file is not null)),
  check ((sealed_file is null) = (sealed_sha256 is null))
);
create unique index signing_held on signing (kind, object_id) where state = 'open';
create index signing_by_account on signing (account_id, opened_at desc);
create index signing_by_hash on signing (sealed_sha256) where sealed_sha256 is not null;

-- Callbacks of a signing service that were heard already: one that comes again says nothing.
create table signing_callback (
  hash         bytea primary key,
  received_at  timestamptz not null default now()
);
insert into retention_rule values ('signing_callback', 'received_at', 30);
