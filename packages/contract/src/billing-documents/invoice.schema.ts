import { z } from 'zod'
import { paymentTerms } from '../bookings/requests/booking-request.values.ts'
import { languages } from '../shared/language.ts'
import { InstantOut, Names, Verbatim } from '../shared/scalar.schema.ts'
import { disputeStatuses } from './dispute.values.ts'
import * as values from './invoice.values.ts'
import { Amount, Currency } from './money.schema.ts'

/** An invoice or a credit note, and where its payment stands. All amounts are of its currency. */
export const Invoice = z.object({
  invoiceNo: z.string(),
  kind: z.enum(values.invoiceKinds),
  /** The invoice that a credit note takes back, or a part of it. */
  creditOf: z.string().nullable(),
  blNo: z.string(),
  shipmentId: z.string(),
  bookingNo: z.string(),
  term: z.enum(paymentTerms),
  currency: Currency,
  total: Amount,
  paid: Amount,
  /** What credit notes took back, as a positive amount. */
  credited: Amount,
  open: Amount,
  status: z.enum(values.invoiceStatuses),
  issuedOn: z.string(),
  dueOn: z.string(),
  overdueDays: z.number().int(),
  /** The last day on which a charge of it can be disputed. */
  disputeUntil: z.string(),
  openDisputes: z.number().int(),
  /** The carrier's payment page for it; null where nothing is to be paid, or the carrier has none. */
  paymentLink: z.string().nullable(),
})
export type Invoice = z.output<typeof Invoice>

/** A charge on an invoice, and the dispute about it. */
export const InvoiceLine = z.object({
  lineNo: z.number().int(),
  code: z.string(),
  name: Names,
  basis: z.enum(values.chargeBases),
  quantity: z.string(),
  rate: z.string(),
  amount: Amount,
  dispute: z.object({ id: z.number().int(), status: z.enum(disputeStatuses) }).nullable(),
  /** Why it cannot be disputed now, by code and arguments; null where it can. */
  refusal: z.object({ code: z.string(), args: z.array(z.string()) }).nullable(),
})
export type InvoiceLine = z.output<typeof InvoiceLine>

export const Payment = z.object({
  paidOn: z.string(),
  amount: Amount,
  /** How it was paid, as the carrier says it. */
  method: z.string().nullable(),
  reference: z.string(),
})
export type Payment = z.output<typeof Payment>

export const InvoiceQuery = z.strictObject({ invoiceNo: Verbatim(40) })
export const InvoiceDetail = z.object({
  invoice: Invoice,
  lines: z.array(InvoiceLine),
  payments: z.array(Payment),
  creditNotes: z.array(Invoice),
  /** The day that counts for what is due. */
  today: z.string(),
  asOf: InstantOut,
})
export type InvoiceDetail = z.output<typeof InvoiceDetail>

/** A statement of account: invoices issued in a range of days, all or those that are open. */
export const StatementQuery = z.strictObject({
  from: Verbatim(20).optional(),
  to: Verbatim(20).optional(),
  onlyOpen: z.enum(['true', 'false']).default('false'),
})
export const StatementFile = StatementQuery.extend({ language: z.enum(languages) })
export type StatementFile = z.output<typeof StatementFile>
export type StatementQuery = z.output<typeof StatementQuery>

/** The sums of one payment term and currency; those of different ones are never added. */
export const AccountTotal = z.object({
  term: z.enum(paymentTerms),
  currency: Currency,
  total: Amount,
  paid: Amount,
  credited: Amount,
  open: Amount,
  overdue: Amount,
  ages: z.record(z.enum(values.invoiceAges), Amount),
})
export const Statement = z.object({
  /** The names of the organisations whose account it is. */
  organisations: z.array(z.string()),
  today: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Oldest first; credit notes behind their invoices. */
  invoices: z.array(Invoice),
  totals: z.array(AccountTotal),
  asOf: InstantOut,
})
export type Statement = z.output<typeof Statement>
