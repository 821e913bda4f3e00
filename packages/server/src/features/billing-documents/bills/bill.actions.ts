import type { BillDetail, BillHistory, ShipmentQuery, Tariff } from '@fairway/contract/billing-documents/bill.schema'
import { clearerOf } from '@fairway/contract/billing-documents/bill.values'
import { isShipmentId } from '@fairway/contract/billing-documents/bill-criteria.rules'
import { documentsFor } from '@fairway/contract/billing-documents/bill-rights.rules'
import { refuse } from '@fairway/contract/billing-documents/billing-document.errors'
import { termTotals } from '@fairway/contract/billing-documents/invoice.rules'
import { paymentTerms } from '@fairway/contract/bookings/requests/booking-request.values'
import type { Context } from '../../../platform/http/serve.ts'
import { ownTopicOf } from '../../../platform/live/own-topic.ts'
import { findPaymentPage } from '../account/invoice.repository.ts'
import { toInvoice } from '../account/invoice.rules.ts'
import * as bills from './bill.repository.ts'
import { billScopeOf } from './bill-list.actions.ts'

/** The shipment that is asked for; a text that is no number of one names none. */
function shipmentOf(context: Context, { shipmentId = '' }: ShipmentQuery) {
  const number = shipmentId.trim()
  if (number === '') refuse('BLD0002')
  return { ...billScopeOf(context), shipmentId: isShipmentId(number) ? number : '' }
}

/** One bill with what blocks its release, its invoices, and the papers that the caller may have of it. */
export async function getBill(context: Context, query: ShipmentQuery): Promise<BillDetail> {
  const { db, viewer } = context
  const wanted = shipmentOf(context, query)
  const found = await bills.findBill(db, viewer, wanted)
  if (!found || viewer.kind !== 'person') return refuse('BLD0006')
  const { bill, roles, holds, invoices, today, asOf, liveFrom } = found
  const page = await findPaymentPage(db)
  const invoiced = paymentTerms.filter((term) => invoices.some((invoice) => invoice.term === term))
  return {
    bill,
    roles,
    holds: holds.map((hold) => ({ ...hold, clearedBy: clearerOf[hold.type] })),
    invoices: invoices.map((invoice) => toInvoice(invoice, { today, page })),
    documents: documentsFor({ groups: viewer.groups, roles }, invoiced),
    asOf,
    liveFrom,
    watch: ownTopicOf(context),
  }
}

/** The charges of a bill that the caller pays; a bill without any, or of others, has no tariff. */
export async function getTariff(context: Context, query: ShipmentQuery): Promise<Tariff> {
  const wanted = shipmentOf(context, query)
  const found = await bills.findTariff(context.db, context.viewer, wanted)
  if (!found || found.lines.length === 0) return refuse('BLD0001')
  return { shipmentId: wanted.shipmentId, ...found, totals: termTotals(found.lines) }
}

/** How status and release of a bill changed. */
export async function getBillHistory(context: Context, query: ShipmentQuery): Promise<BillHistory> {
  const wanted = shipmentOf(context, query)
  const found = await bills.findHistory(context.db, context.viewer, wanted)
  return found ? { shipmentId: wanted.shipmentId, ...found } : refuse('BLD0006')
}
