import type { PaymentLine } from '@fairway/contract/carrier/billing-lines.schema'
import sql from 'sql-template-tag'
import type { Database } from '../../../platform/database/database.ts'
import { asRecords, Outcome } from '../../../platform/http/bulk.ts'
import type { Line } from '../../../platform/http/ndjson.ts'

/** Which lines bring something new. A payment is in the currency of its invoice, and stays with it. */
export const judgePayments = (db: Database, lines: Line<PaymentLine>[]) =>
  db.many(
    Outcome,
    sql`
    with given as (
      select g.*, b.id as booking_id, i.invoice_no, i.currency as invoiced_in, f.revision as known,
             f.invoice_no is not null and f.invoice_no <> g."invoiceNo" as is_other,
             row_number() over (partition by g.ref order by g.revision desc, g.line desc) = 1 as is_latest
        from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, ref text, "bookingNo" text, "invoiceNo" text, currency text, revision int)
        left join booking b on b.booking_no = g."bookingNo"
        left join invoice i on i.invoice_no = g."invoiceNo" and i.booking_id = b.id and i.kind = 'invoice'
        left join payment f on f.ref = g.ref)
    select line,
           case when booking_id is null then 'GE0003' when invoice_no is null then 'GE0002' when currency <> invoiced_in or is_other then 'GE0012'
                when is_latest and revision > coalesce(known, -1) then 'accepted' else 'unchanged' end as outcome,
           case when booking_id is null then 'bookingNo' when invoice_no is null then 'invoiceNo' when currency <> invoiced_in then 'currency'
                when is_other then 'ref' end as path
      from given`,
  )

/** Saves payments; what was paid of each invoice is added up anew. */
export async function savePayments(db: Database, lines: Line<PaymentLine>[]) {
  await db.run(sql`
    insert into payment (ref, invoice_no, amount, paid_on, method, withdrawn, revision)
    select g.ref, g."invoiceNo", g.amount, g."paidOn", g.method, g.withdrawn, g.revision
      from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(ref text, "invoiceNo" text, amount numeric, "paidOn" date, method text,
           withdrawn boolean, revision int)
     order by g.ref
    on conflict (ref) do update set (amount, paid_on, method, withdrawn, revision)
      = (excluded.amount, excluded.paid_on, excluded.method, excluded.withdrawn, excluded.revision)`)
  await db.run(sql`
    update invoice i set paid = coalesce((select sum(p.amount) from payment p where p.invoice_no = i.invoice_no and not p.withdrawn), 0)
     where i.invoice_no = any(${lines.map(({ value }) => value.invoiceNo)}::text[])`)
}
