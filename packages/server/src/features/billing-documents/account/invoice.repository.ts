import { disputeStatuses } from '@fairway/contract/billing-documents/dispute.values'
import { chargeBases, invoiceKinds, STATEMENT_CAP } from '@fairway/contract/billing-documents/invoice.values'
import { paymentTerms } from '@fairway/contract/bookings/requests/booking-request.values'
import { Names } from '@fairway/contract/shared/scalar.schema'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { bookingsSeenBy, isPaidBy, rolesOf, scopeOf } from '../../../platform/visibility.repository.ts'

/** An invoice as it is stored; amounts have the digits of its currency. */
export const StoredInvoice = z.object({
  invoiceNo: z.string(),
  kind: z.enum(invoiceKinds),
  creditOf: z.string().nullable(),
  blNo: z.string(),
  shipmentId: z.string(),
  bookingNo: z.string(),
  term: z.enum(paymentTerms),
  currency: z.string(),
  total: z.string(),
  paid: z.string(),
  credited: z.string(),
  open: z.string(),
  issuedOn: z.string(),
  dueOn: z.string(),
  openDisputes: z.number(),
})
export type StoredInvoice = z.output<typeof StoredInvoice>

/** An amount of invoice `i` with as many digits as its total. */
const full = (amount: Sql) => sql`round(${amount}, scale(i.total))::text`

/** The fields of invoice `i` of bill `l` and booking `b`. */
export const invoiceFields = sql`
  i.invoice_no as "invoiceNo", i.kind, i.credit_of as "creditOf", i.bl_no as "blNo", l.shipment_id as "shipmentId",
  b.booking_no as "bookingNo", i.term, i.currency, i.total::text as total, ${full(sql`i.paid`)} as paid,
  ${full(sql`i.credited`)} as credited, ${full(sql`i.open`)} as open, i.issued_on::text as "issuedOn", i.due_on::text as "dueOn",
  (select count(*)::int from dispute d where d.invoice_no = i.invoice_no and d.status in ('Submitted', 'In Review')) as "openDisputes"`

/** Invoices of bookings that the viewer sees, as far as the viewer pays them. */
const ownInvoices = (viewer: Viewer, condition: Sql) => {
  const scope = scopeOf(viewer)
  return sql`
    select ${invoiceFields}
      from (${bookingsSeenBy(scope)}) seen join booking b on b.id = seen.id
     cross join lateral (select ${rolesOf(scope)} as roles) own
      join invoice i on i.booking_id = b.id and ${isPaidBy(sql`own.roles`, sql`i.term`)} join bill l on l.bl_no = i.bl_no
     where ${condition}`
}

/** One invoice, a credit note, or the credit notes of an invoice, where the viewer pays them. */
export const findInvoices = (db: Database, viewer: Viewer, invoiceNo: string) => {
  const scope = scopeOf(viewer)
  return db.many(
    StoredInvoice,
    sql`
    select ${invoiceFields}
      from invoice i join booking b on b.id = i.booking_id join bill l on l.bl_no = i.bl_no
     where (i.invoice_no = ${invoiceNo} or i.credit_of = ${invoiceNo}) and ${isPaidBy(rolesOf(scope), sql`i.term`)}
     order by i.kind desc, i.issued_on, i.invoice_no`,
  )
}

/** The charges of an invoice that was found for the viewer, with the dispute about each. */
const StoredLine = z.object({
  lineNo: z.number(),
  code: z.string(),
  name: Names,
  basis: z.enum(chargeBases),
  quantity: z.string(),
  rate: z.string(),
  amount: z.string(),
  dispute: z.object({ id: z.number(), status: z.enum(disputeStatuses) }).nullable(),
})
const StoredPayment = z.object({
  paidOn: z.string(),
  amount: z.string(),
  method: z.string().nullable(),
  reference: z.string(),
})

export const findLines = (db: Database, { invoiceNo }: StoredInvoice) =>
  db.many(
    StoredLine,
    sql`
    select n.line_no as "lineNo", n.code, n.name, n.basis, trim_scale(n.quantity)::text as quantity, trim_scale(n.rate)::text as rate,
           n.amount::text as amount, (
             select json_build_object('id', d.id, 'status', d.status) from dispute d
              where d.invoice_no = n.invoice_no and d.line_no = n.line_no order by d.id desc limit 1) as dispute
      from invoice_line n where n.invoice_no = ${invoiceNo} order by n.line_no`,
  )

export const findPayments = (db: Database, { invoiceNo }: StoredInvoice) =>
  db.many(
    StoredPayment,
    sql`
    select p.paid_on::text as "paidOn", p.amount::text as amount, p.method, p.ref as reference
      from payment p where p.invoice_no = ${invoiceNo} and not p.withdrawn order by p.paid_on, p.ref`,
  )

interface StatementRange {
  from: string | null
  to: string | null
  onlyOpen: boolean
}

/** The invoices of a statement of account, one more than it may have. */
export const findAccount = (db: Database, viewer: Viewer, { from, to, onlyOpen }: StatementRange) =>
  db.many(
    StoredInvoice,
    sql`
    ${ownInvoices(
      viewer,
      sql`i.issued_on >= coalesce(${from}::date, '-infinity') and i.issued_on <= coalesce(${to}::date, 'infinity')
          and (not ${onlyOpen}::boolean or i.open > 0)`,
    )}
     order by i.issued_on, i.invoice_no limit ${STATEMENT_CAP + 1}`,
  )

const Account = z.object({ organisations: z.array(z.string()), today: z.string(), asOf: z.string() })

/** Whose account it is, and the day that counts. */
export const findAccountHolder = (db: Database, viewer: Viewer, zone: string) =>
  db.one(
    Account,
    sql`
    select array(select o.name from organisation o where o.id = any(${scopeOf(viewer).organisationIds}::uuid[]) order by o.name) as organisations,
           (business_now() at time zone ${zone}::text)::date::text as today, to_json(business_now())#>>'{}' as "asOf"`,
  )

const Profile = z.object({ page: z.string().nullable() })

/** The carrier's payment page, where it has one. */
export const findPaymentPage = async (db: Database) =>
  (await db.find(Profile, sql`select profile->>'paymentPage' as page from carrier_profile`))?.page ?? null
