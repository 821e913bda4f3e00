import { languages } from '@fairway/contract/shared/language'
import {
  HELD_SECONDS,
  type SigningServiceName,
  signingServices,
  signingStates,
} from '@fairway/contract/signing/signing.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { asLocked, type Locked } from '../../platform/locked.ts'
import type { PersonViewer } from '../../platform/viewer.ts'
import type { Sheet } from '../../ports/documents/sheet/sheet.ts'

const Row = z.object({
  id: z.string(),
  kind: z.string(),
  objectId: z.string(),
  title: z.string(),
  signer: z.string(),
  language: z.enum(languages),
  service: z.enum(signingServices),
  reference: z.string().nullable(),
  state: z.enum(signingStates),
  openedAt: z.string(),
  endedAt: z.string().nullable(),
  isLive: z.boolean(),
  accountId: z.string(),
  sealedFile: z.string().nullable(),
})
export type Signing = z.output<typeof Row>

const columns = sql`id, kind, object_id as "objectId", title, signer_name as signer, language, service, reference, state,
  opened_at as "openedAt", ended_at as "endedAt", account_id as "accountId", sealed_file as "sealedFile",
  state = 'open' and seen_at > now() - make_interval(secs => ${HELD_SECONDS}) as "isLive"`

export interface NewSigning {
  kind: string
  objectId: string
  title: string
  language: (typeof languages)[number]
  accountId: string
  signerName: string
  service: SigningServiceName
  content: Sheet
  document: Buffer
}

/** The open signing of a document, locked, whoever signs it. */
export const lockHeld = (db: Database, kind: string, objectId: string) =>
  db.find(
    Row,
    sql`select ${columns} from signing where kind = ${kind} and object_id = ${objectId} and state = 'open' for update`,
  )

/** Who has a document open for signing, and since when; for its slice, which knows who may ask. */
export const findOpenSigning = (db: Database, { kind, objectId }: { kind: string; objectId: string }) =>
  db.find(Row, sql`select ${columns} from signing where kind = ${kind} and object_id = ${objectId} and state = 'open'`)

const SignedFile = z.object({ fileId: z.string(), name: z.string(), mediaType: z.string(), byteSize: z.number() })
/** The sealed file of a document of these kinds. */
export const findSignedFile = (db: Database, fileId: string, kinds: readonly string[]) =>
  db.find(
    SignedFile,
    sql`
    select f.id as "fileId", f.name, f.media_type as "mediaType", f.byte_size as "byteSize"
      from signing s join stored_file f on f.id = s.sealed_file
     where f.id = ${fileId}::uuid and s.kind = any(${kinds}::text[])`,
  )

/** Takes a document for signing; nothing where somebody else was quicker. */
export const insertSigning = (db: Database, signing: NewSigning) =>
  db.find(
    Row,
    sql`
    insert into signing (kind, object_id, title, language, account_id, signer_name, service, content, document)
    values (${signing.kind}, ${signing.objectId}, ${signing.title}, ${signing.language}, ${signing.accountId}::uuid,
      ${signing.signerName}, ${signing.service}, ${JSON.stringify(signing.content)}::jsonb, ${signing.document})
    on conflict do nothing returning ${columns}`,
  )

export const setReference = (db: Database, id: string, reference: string) =>
  db.run(sql`update signing set reference = ${reference} where id = ${id}::uuid`)

/** One's own signing: what others sign is not there. */
export const findOwn = (db: Database, { accountId }: PersonViewer, id: string) =>
  db.find(Row, sql`select ${columns} from signing where id = ${id}::uuid and account_id = ${accountId}::uuid`)

export const lockOwn = async (db: Database, { accountId }: PersonViewer, id: string) => {
  const found = await db.find(
    Row,
    sql`select ${columns} from signing where id = ${id}::uuid and account_id = ${accountId}::uuid for update`,
  )
  return found && asLocked(found)
}

/** Its page is open. */
export const markSeen = (db: Database, { id }: Locked<Signing>) =>
  db.run(sql`update signing set seen_at = now() where id = ${id}::uuid and state = 'open'`)

const Document = z.object({ document: z.instanceof(Buffer) })
const Content = z.object({ content: z.custom<Sheet>() })
/** The very bytes that are shown and sealed. */
export const readDocument = async (db: Database, { id }: Signing) =>
  (await db.one(Document, sql`select document from signing where id = ${id}::uuid`)).document
export const readContent = async (db: Database, { id }: Signing) =>
  (await db.one(Content, sql`select content from signing where id = ${id}::uuid`)).content

export interface Completion {
  file: { id: string; sha256: string }
  consent: object
}

export const completeSigning = (db: Database, { id }: Locked<Signing>, { file, consent }: Completion) =>
  db.one(
    Row,
    sql`
    update signing set state = 'completed', ended_at = now(), sealed_file = ${file.id}::uuid,
      sealed_sha256 = decode(${file.sha256}, 'hex'), consent = ${JSON.stringify(consent)}::jsonb
    where id = ${id}::uuid returning ${columns}`,
  )

export const endSigning = (db: Database, { id }: Signing, state: 'ended' | 'declined' = 'ended') =>
  db.one(
    Row,
    sql`update signing set state = ${state}, ended_at = now() where id = ${id}::uuid and state = 'open' returning ${columns}`,
  )

/** A signing by the name that its service gave it: for a word of that service, on nobody's behalf. */
export const lockByReference = async (db: Database, reference: string) => {
  const found = await db.find(Row, sql`select ${columns} from signing where reference = ${reference} for update`)
  return found && asLocked(found)
}

/** Remembers a callback; false where it was heard before. */
export const noteCallback = async (db: Database, hash: Buffer) =>
  (await db.run(sql`insert into signing_callback (hash) values (${hash}) on conflict do nothing`)) === 1

const Known = z.object({ known: z.boolean() })
/** Whether this very file is one that was signed here. */
export const isSignedFile = async (db: Database, sha256: Buffer) =>
  (await db.one(Known, sql`select exists (select from signing where sealed_sha256 = ${sha256}) as known`)).known

const Name = z.object({ name: z.string() })
/** The name under which somebody signs. */
export const readSignerName = async (db: Database, { accountId }: PersonViewer) =>
  (await db.one(Name, sql`select first_name || ' ' || last_name as name from account where id = ${accountId}::uuid`))
    .name
