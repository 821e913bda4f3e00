import type { InvoiceLine } from '@fairway/contract/carrier/billing-lines.schema'
import sql from 'sql-template-tag'
import type { Database } from '../../../platform/database/database.ts'
import { asRecords, Outcome } from '../../../platform/http/bulk.ts'
import type { Line } from '../../../platform/http/ndjson.ts'

/**
 * Which lines bring something new. An invoice stays on its bill and in its currency, and a credit note is of an invoice of
 * the same bill, term and currency, which may come with it.
 */
export const judgeInvoices = (db: Database, lines: Line<InvoiceLine>[]) =>
  db.many(
    Outcome,
    sql`
    with given as (
      select g.*, b.id as booking_id, l.bl_no,
             row_number() over (partition by g."invoiceNo" order by g.revision desc, g.line desc) = 1 as is_latest
        from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, "invoiceNo" text, kind text, "creditOf" text, "blNo" text,
             "bookingNo" text, term text, currency text, revision int)
        left join booking b on b.booking_no = g."bookingNo"
        left join bill l on l.bl_no = g."blNo" and l.booking_id = b.id),
    judged as (
      select g.*, f.revision as known, f.invoice_no is not null
               and (f.bl_no, f.kind, f.term, f.currency, f.credit_of) is distinct from (g."blNo", g.kind, g.term, g.currency, g."creditOf") as is_other,
             g."creditOf" is null
               or exists (select from invoice o where o.invoice_no = g."creditOf" and o.kind = 'invoice'
                             and (o.bl_no, o.term, o.currency) = (g."blNo", g.term, g.currency))
               or exists (select from given o where o."invoiceNo" = g."creditOf" and o.kind = 'invoice' and o.bl_no is not null
                             and (o."blNo", o.term, o.currency) = (g."blNo", g.term, g.currency)) as has_original
        from given g left join invoice f on f.invoice_no = g."invoiceNo")
    select line,
           case when booking_id is null then 'GE0003' when bl_no is null or not has_original then 'GE0002' when is_other then 'GE0012'
                when is_latest and revision > coalesce(known, -1) then 'accepted' else 'unchanged' end as outcome,
           case when booking_id is null then 'bookingNo' when bl_no is null then 'blNo' when not has_original then 'creditOf'
                when is_other then 'invoiceNo' end as path
      from judged`,
  )

/** Saves invoices with their charges; what credit notes take back of each is added up anew. */
export async function saveInvoices(db: Database, lines: Line<InvoiceLine>[]) {
  const records = asRecords(lines)
  const numbers = lines.map(({ value }) => value.invoiceNo)
  await db.run(sql`
    insert into invoice (invoice_no, bl_no, booking_id, kind, credit_of, term, currency, total, issued_on, due_on, revision)
    select g."invoiceNo", l.bl_no, l.booking_id, g.kind, g."creditOf", g.term, g.currency, g.total, g."issuedOn", g."dueOn", g.revision
      from jsonb_to_recordset(${records}::jsonb) as g("invoiceNo" text, "blNo" text, kind text, "creditOf" text, term text, currency text,
           total numeric, "issuedOn" date, "dueOn" date, revision int)
      join bill l on l.bl_no = g."blNo"
     order by g."invoiceNo"
    on conflict (invoice_no) do update set (total, issued_on, due_on, revision)
      = (excluded.total, excluded.issued_on, excluded.due_on, excluded.revision)`)
  await db.run(sql`delete from invoice_line where invoice_no = any(${numbers}::text[])`)
  await db.run(sql`
    insert into invoice_line (invoice_no, line_no, code, name, basis, quantity, rate, amount)
    select g."invoiceNo", c."lineNo", c.code, c.name, c.basis, c.quantity, c.rate, c.amount
      from jsonb_to_recordset(${records}::jsonb) as g("invoiceNo" text, lines jsonb),
           jsonb_to_recordset(g.lines) as c("lineNo" int, code text, name jsonb, basis text, quantity numeric, rate numeric, amount numeric)`)
  await db.run(sql`
    update invoice o set credited = coalesce((select -sum(n.total) from invoice n where n.credit_of = o.invoice_no), 0)
     where o.invoice_no in (select credit_of from invoice where invoice_no = any(${numbers}::text[]) and credit_of is not null)`)
}
