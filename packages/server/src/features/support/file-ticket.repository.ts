import { TICKET_SECONDS } from '@fairway/contract/support/file.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { sessionInForce } from '../../platform/session.ts'
import type { PersonViewer } from '../../platform/viewer.ts'
import type { FileSource, Printable } from '../../ports/documents/documents.port.ts'

/** What a ticket is for: one stored file, or a zip of entries under this name. */
export type TicketContent = { fileId: string } | { zipName: string }

export const insertTicket = (
  db: Database,
  viewer: PersonViewer,
  { hash, content }: { hash: Buffer; content: TicketContent },
) => {
  const [fileId, zipName] = 'fileId' in content ? [content.fileId, null] : [null, content.zipName]
  return db.run(sql`
    insert into file_ticket (hash, file_id, zip_name, session_id)
    values (${hash}, ${fileId}::uuid, ${zipName}, ${viewer.sessionId}::uuid)`)
}

export interface TicketEntry {
  name: string
  source: FileSource
}

/** What the zip of a ticket consists of, in this order. */
export const insertEntries = (db: Database, hash: Buffer, entries: readonly TicketEntry[]) => {
  const given = entries.map(({ name, source }, seq) => ({ seq, name, ...source }))
  return db.run(sql`
    insert into file_ticket_entry (hash, seq, name, print, seal, file_id)
    select ${hash}, g.seq, g.name, g.print, g.seal, g."fileId"
      from json_to_recordset(${JSON.stringify(given)}::json) as g(seq int, name text, print json, seal json, "fileId" uuid)`)
}

const Seal = z.object({ name: z.string(), reason: z.string() })
const Entry = z.object({
  name: z.string(),
  print: z.custom<Printable>().nullable(),
  seal: Seal.nullable(),
  fileId: z.string().nullable(),
})

/** One of them; undefined after the last. */
export const findEntry = (db: Database, hash: Buffer, seq: number) =>
  db.find(
    Entry,
    sql`select name, print, seal, file_id as "fileId" from file_ticket_entry where hash = ${hash} and seq = ${seq}`,
  )

const Spent = z.object({
  zipName: z.string().nullable(),
  file: z.object({ id: z.string(), name: z.string(), mediaType: z.string(), byteSize: z.number() }).nullable(),
})

/**
 * Spends a ticket and says what it is for; undefined for one that is spent, too old or another browser's. From now on the log
 * tells that its documents were fetched.
 */
export const spendTicket = (
  db: Database,
  { hash, cookieHash, idleSeconds }: { hash: Buffer; cookieHash: Buffer; idleSeconds: number },
) =>
  db.find(
    Spent,
    sql`
    with spent as (
      update file_ticket t set spent_at = now() from session s join account a on a.id = s.account_id
       where t.hash = ${hash} and t.spent_at is null and s.id = t.session_id and s.cookie_hash = ${cookieHash}
         and t.issued_at > now() - make_interval(secs => ${TICKET_SECONDS}::int)
         and ${sessionInForce(idleSeconds)}
      returning t.hash, t.file_id, t.zip_name),
    fetched as (
      update document_access l set happened_at = now(), ticket = null from spent where l.ticket = spent.hash)
    select spent.zip_name as "zipName",
           (select json_build_object('id', f.id, 'name', f.name, 'mediaType', f.media_type, 'byteSize', f.byte_size)
              from stored_file f where f.id = spent.file_id) as file
      from spent`,
  )

/** Tickets for these files that nobody has used are worth nothing any more; waits for one that is being spent. */
export const withdrawTickets = (db: Database, fileIds: readonly string[]) =>
  db.run(sql`delete from file_ticket where file_id = any(${[...fileIds]}::uuid[]) and spent_at is null`)
