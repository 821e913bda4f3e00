import { type CarrierPaper, carrierPapers } from '@fairway/contract/billing-documents/paper.values'
import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { BillSource } from './bill-source.repository.ts'

const Sum = z.object({ currency: z.string(), total: z.string(), paid: z.string(), open: z.string() })

/** What was invoiced at destination for a bill that was found for somebody, per currency; what was credited counts as paid. */
export const findCollectSums = (db: Database, { blNo }: BillSource) =>
  db.many(
    Sum,
    sql`
    select i.currency, sum(i.total)::text as total, round(sum(i.total - i.open), max(scale(i.total)))::text as paid,
           round(sum(i.open), max(scale(i.total)))::text as open
      from invoice i where i.bl_no = ${blNo} and i.kind = 'invoice' and i.term = 'Collect' group by i.currency order by i.currency`,
  )

const Finished = z.object({
  document: z.enum(carrierPapers),
  number: z.string(),
  original: z.number(),
  fileId: z.string(),
  name: z.string(),
  revision: z.number(),
  at: InstantOut,
})

/** The finished paper of the carrier, for somebody who may have it: which paper it is was decided before. */
export const findFinished = (
  db: Database,
  { bookingId }: Pick<BillSource, 'bookingId'>,
  { document, number, original = 0 }: { document: CarrierPaper; number: string; original?: number },
) =>
  db.find(
    Finished,
    sql`
    select d.document, d.number, d.original, d.file_id as "fileId", f.name, d.revision, d.delivered_at as at
      from carrier_document d join stored_file f on f.id = d.file_id
     where d.booking_id = ${bookingId} and d.document = ${document} and d.number = ${number} and d.original = ${original}`,
  )
