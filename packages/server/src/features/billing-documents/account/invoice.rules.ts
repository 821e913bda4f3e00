import { disputeUntil } from '@fairway/contract/billing-documents/dispute.rules'
import { invoiceStatusOf, overdueDays, paymentLink } from '@fairway/contract/billing-documents/invoice.rules'
import type { Invoice } from '@fairway/contract/billing-documents/invoice.schema'
import type { StoredInvoice } from './invoice.repository.ts'

/** What an invoice is shown with beside what is stored of it. */
export interface InvoiceView {
  today: string
  /** The carrier's payment page. */
  page: string | null
}

/** An invoice as people see it today: a credit note is credited, and has nothing to be paid. */
export function toInvoice(stored: StoredInvoice, { today, page }: InvoiceView): Invoice {
  const status = stored.kind === 'creditNote' ? 'Credited' : invoiceStatusOf(stored)
  const isPayable = status === 'Open' || status === 'Partly Paid'
  return {
    ...stored,
    status,
    overdueDays: overdueDays(stored.dueOn, today, status),
    disputeUntil: disputeUntil(stored.issuedOn),
    paymentLink: isPayable ? paymentLink(page, stored.invoiceNo) : null,
  }
}
