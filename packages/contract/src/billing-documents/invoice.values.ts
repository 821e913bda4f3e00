import type { PaymentTerm } from '../bookings/requests/booking-request.values.ts'
import type { PartyRole } from '../tracking/tracking.values.ts'

/** What the rate of a charge is multiplied with. */
export const chargeBases = ['container', 'teu', 'bl', 'tonne', 'cbm', 'percent', 'lumpSum'] as const
export type ChargeBasis = (typeof chargeBases)[number]

/** A credit note takes back an invoice, or a part of it: its amounts are negative. */
export const invoiceKinds = ['invoice', 'creditNote'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** Where an invoice stands. Whether it is overdue follows from its day. */
export const invoiceStatuses = ['Open', 'Partly Paid', 'Paid', 'Credited'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** Who pays on which term, and therefore sees these charges and invoices. */
export const payerOf = {
  Prepaid: 'shipper',
  Collect: 'consignee',
  'Third party': 'thirdParty',
} as const satisfies Record<PaymentTerm, PartyRole>

/** The ages of a statement of account: not due yet, and days after the due date. */
export const invoiceAges = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const
export type InvoiceAge = (typeof invoiceAges)[number]

/** An amount has at most this many digits before and after its point, a quantity and a rate likewise. */
export const AMOUNT_DIGITS = { before: 12, after: 3 } as const
export const QUANTITY_DIGITS = { before: 9, after: 3 } as const
export const RATE_DIGITS = { before: 10, after: 6 } as const
/** More lines than any bill has. */
export const CHARGE_LIMIT = 200
export const CHARGE_LINE_MOST = 9999
/** A statement of account with more invoices is refused instead of cut. */
export const STATEMENT_CAP = 5000
/** Where the address of a payment page has the number of the invoice. */
export const PAYMENT_REFERENCE = '{reference}'
