import { Evidence } from '@fairway/contract/billing-documents/dispute.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { isOwn, lockInvoice } from './dispute.repository.ts'

const own = (viewer: Viewer) => sql`
  dispute_file e join invoice i on i.invoice_no = e.invoice_no join booking b on b.id = i.booking_id
    join stored_file f on f.id = e.file_id and ${isOwn(viewer)}`

const Waiting = z.object({ waiting: z.number() })

/** How many files wait for a dispute about this invoice; nothing where the viewer does not pay it. Others wait meanwhile. */
export async function lockWaiting(db: Database, viewer: Viewer, invoiceNo: string) {
  if ((await lockInvoice(db, viewer, invoiceNo)) === 0) return undefined
  return db.one(
    Waiting,
    sql`select count(*)::int as waiting from dispute_file e where e.invoice_no = ${invoiceNo} and e.dispute_id is null`,
  )
}

interface NewEvidence {
  invoiceNo: string
  fileId: string
  by: string
}

/** Keeps a stored file for a dispute about an invoice that was found for the viewer. */
export const insertEvidence = (db: Database, { invoiceNo, fileId, by }: NewEvidence) =>
  db.one(
    Evidence,
    sql`
    with added as (
      insert into dispute_file (invoice_no, file_id, added_by) values (${invoiceNo}, ${fileId}::uuid, ${by})
      returning id, file_id, added_at, added_by)
    select a.id, f.name, f.media_type as "mediaType", f.byte_size as bytes, a.added_at as "addedAt", a.added_by as "addedBy"
      from added a join stored_file f on f.id = a.file_id`,
  )

const StoredEvidence = z.object({
  fileId: z.string(),
  name: z.string(),
  mediaType: z.string(),
  byteSize: z.number(),
})

/** A file about an invoice that the viewer pays. */
export const findEvidence = (db: Database, viewer: Viewer, id: number) =>
  db.find(
    StoredEvidence,
    sql`select f.id as "fileId", f.name, f.media_type as "mediaType", f.byte_size as "byteSize" from ${own(viewer)} where e.id = ${id}`,
  )

/** Removes a file that was not sent; its row goes with it. */
export const removeEvidence = (db: Database, viewer: Viewer, id: number) =>
  db.run(sql`
    delete from stored_file where id in (select f.id from ${own(viewer)} where e.id = ${id} and e.dispute_id is null)`)

const Sent = z.object({ id: z.number(), name: z.string(), mediaType: z.string(), bytes: z.number() })

interface Attachment {
  invoiceNo: string
  disputeId: number
  /** Null for what is given with the dispute itself. */
  messageId: number | null
  ids: readonly number[]
}

/** Gives waiting files of an invoice to a dispute or to a message, for good; those that are none of it are left out. */
export const attach = (db: Database, { invoiceNo, disputeId, messageId, ids }: Attachment) =>
  db.many(
    Sent,
    sql`
    with given as (
      update dispute_file set dispute_id = ${disputeId}, message_id = ${messageId}::bigint
       where id = any(${ids}::bigint[]) and invoice_no = ${invoiceNo} and dispute_id is null returning id, file_id),
    stays as (update stored_file set keep_until = null where id in (select file_id from given))
    select g.id, f.name, f.media_type as "mediaType", f.byte_size as bytes from given g join stored_file f on f.id = g.file_id order by g.id`,
  )

const Count = z.object({ files: z.number() })

/** How many files a dispute has. */
export const countFiles = (db: Database, disputeId: number) =>
  db.one(Count, sql`select count(*)::int as files from dispute_file where dispute_id = ${disputeId}`)

/** A file that a dispute has, for the carrier. */
export const findSentFile = (db: Database, id: number) =>
  db.find(
    StoredEvidence,
    sql`
    select f.id as "fileId", f.name, f.media_type as "mediaType", f.byte_size as "byteSize"
      from dispute_file e join stored_file f on f.id = e.file_id where e.id = ${id} and e.dispute_id is not null`,
  )
