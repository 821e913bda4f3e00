import type { CarrierPaperQuery } from '@fairway/contract/billing-documents/paper.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'

const Target = z.object({
  bookingId: z.number(),
  /** Whether the bill or invoice that the paper is of belongs to the booking. */
  isIts: z.boolean(),
  /** The revision that is there, if one is. */
  revision: z.number().nullable(),
  pages: z.number().nullable(),
  sha256: z.string().nullable(),
})

/** The booking of a finished paper, and the paper that it would replace. The booking is locked. */
export const lockTarget = (db: Database, { bookingNo, document, number, original = 0 }: CarrierPaperQuery) =>
  db.find(
    Target,
    sql`
    select b.id as "bookingId",
           case ${document} when 'letter' then true
             when 'freightInvoice' then exists (select from invoice i where i.invoice_no = ${number} and i.booking_id = b.id)
             else exists (select from bill l where l.bl_no = ${number} and l.booking_id = b.id) end as "isIts",
           d.revision, d.pages, encode(f.sha256, 'hex') as sha256
      from booking b
      left join carrier_document d on d.document = ${document} and d.number = ${number} and d.original = ${original}
      left join stored_file f on f.id = d.file_id
     where b.booking_no = ${bookingNo} for no key update of b`,
  )

/** Keeps a finished paper in the place of the one before it. */
export const saveFinished = (
  db: Database,
  { document, number, original = 0, revision }: CarrierPaperQuery,
  { bookingId, fileId, pages }: { bookingId: number; fileId: string; pages: number },
) =>
  db.run(sql`
    insert into carrier_document (booking_id, document, number, original, file_id, pages, revision, delivered_at)
    values (${bookingId}, ${document}, ${number}, ${original}, ${fileId}::uuid, ${pages}, ${revision}, business_now())
    on conflict (document, number, original) do update
       set (booking_id, file_id, pages, revision, delivered_at)
         = (excluded.booking_id, excluded.file_id, excluded.pages, excluded.revision, excluded.delivered_at)`)
