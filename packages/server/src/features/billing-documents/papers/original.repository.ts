import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { asLocked, type Locked } from '../../../platform/locked.ts'
import type { BillSource } from './bill-source.repository.ts'

const Original = z.object({
  number: z.number(),
  of: z.number(),
  at: InstantOut,
  by: z.string(),
  fileId: z.string(),
  isFetched: z.boolean(),
})
export type Original = z.output<typeof Original>

/** The originals of a bill that was found for somebody, in the order of their numbers. */
export const findOriginals = (db: Database, { blNo, bookingId }: Pick<BillSource, 'blNo' | 'bookingId'>) =>
  db.many(
    Original,
    sql`
    select o.number, o.of, o.issued_at as at, o.issued_by as by, o.file_id as "fileId", exists (
             select from document_access l
              where l.booking_id = ${bookingId} and l.document = 'originalBl' and l.number = o.bl_no and l.action = 'downloaded'
                and l.detail = o.number || '/' || o.of and l.happened_at is not null) as "isFetched"
      from bill_original o where o.bl_no = ${blNo} order by o.number`,
  )

/** Until the transaction ends, nobody else issues originals of this bill, nor does the carrier change it. */
export async function lockBill(db: Database, source: BillSource): Promise<Locked<BillSource>> {
  await db.run(sql`select from booking where id = ${source.bookingId} for no key update`)
  await db.run(sql`select from bill where bl_no = ${source.blNo} for update`)
  return asLocked(source)
}

/** An original was issued: the bill is Printed, and its history and its booking's open pages tell. */
export async function insertOriginal(
  db: Database,
  { blNo, bookingId }: Locked<BillSource>,
  { number, of, by, fileId }: { number: number; of: number; by: string; fileId: string },
) {
  await db.run(sql`
    insert into bill_original (bl_no, number, of, issued_at, issued_by, file_id)
    values (${blNo}, ${number}, ${of}, business_now(), ${by}, ${fileId}::uuid)`)
  await db.run(sql`
    with printed as (
      update bill set release = 'Printed' where bl_no = ${blNo} and release is null returning bl_no)
    insert into bill_event (bl_no, happened_at, kind, value, done_by)
    select ${blNo}, business_now(), 'issued', ${`${number}/${of}`}, ${by}
    union all select bl_no, business_now(), 'release', 'Printed', ${by} from printed`)
  await db.run(sql`
    insert into cargo_change (whose) select distinct p.org_id::text from booking_party p where p.booking_id = ${bookingId}`)
}
