import type { ChargesLine } from '@fairway/contract/carrier/billing-lines.schema'
import sql from 'sql-template-tag'
import type { Database } from '../../../platform/database/database.ts'
import { asRecords, Outcome } from '../../../platform/http/bulk.ts'
import type { Line } from '../../../platform/http/ndjson.ts'

/** Which lines bring something new: of several for one bill the latest revision, if it is later than the known one. */
export const judgeCharges = (db: Database, lines: Line<ChargesLine>[]) =>
  db.many(
    Outcome,
    sql`
    with given as (
      select g.*, b.id as booking_id, l.bl_no, l.charges_revision,
             row_number() over (partition by g."blNo" order by g.revision desc, g.line desc) = 1 as is_latest
        from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, "blNo" text, "bookingNo" text, revision int)
        left join booking b on b.booking_no = g."bookingNo"
        left join bill l on l.bl_no = g."blNo" and l.booking_id = b.id)
    select line,
           case when booking_id is null then 'GE0003' when bl_no is null then 'GE0002'
                when is_latest and revision > charges_revision then 'accepted' else 'unchanged' end as outcome,
           case when booking_id is null then 'bookingNo' when bl_no is null then 'blNo' end as path
      from given`,
  )

/** Replaces the charges of bills. */
export async function saveCharges(db: Database, lines: Line<ChargesLine>[]) {
  const blNos = lines.map(({ value }) => value.blNo)
  await db.run(sql`
    update bill set charges_revision = g.revision
      from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g("blNo" text, revision int) where bill.bl_no = g."blNo"`)
  await db.run(sql`delete from bill_charge where bl_no = any(${blNos}::text[])`)
  await db.run(sql`
    insert into bill_charge (bl_no, line_no, code, name, basis, quantity, rate, currency, amount, term)
    select g."blNo", c."lineNo", c.code, c.name, c.basis, c.quantity, c.rate, c.currency, c.amount, c.term
      from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g("blNo" text, charges jsonb),
           jsonb_to_recordset(g.charges) as c("lineNo" int, code text, name jsonb, basis text, quantity numeric, rate numeric,
             currency text, amount numeric, term text)`)
}
