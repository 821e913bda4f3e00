import * as calls from '@fairway/contract/billing-documents/billing.endpoints'
import * as disputeCalls from '@fairway/contract/billing-documents/dispute.endpoints'
import * as carrierCalls from '@fairway/contract/carrier/outbox.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import type { Files } from '../../ports/files/files.port.ts'
import * as account from './account/account.actions.ts'
import * as bills from './bills/bill.actions.ts'
import * as lists from './bills/bill-list.actions.ts'
import * as disputes from './disputes/dispute.actions.ts'
import * as evidence from './disputes/evidence.actions.ts'

interface BillingParts {
  files: Files
  carrierName: () => Promise<string>
}

/** What customers see of their bills, what they owe, and what they say against it. */
export function billingRoutes(serve: Serve, { files, carrierName }: BillingParts) {
  serve(calls.searchBills, (context, { body }) => lists.searchBills(context, body))
  serve(calls.countBills, (context, { body }) => lists.countBills(context, body))
  serve(calls.getBill, (context, { query }) => bills.getBill(context, query))
  serve(calls.getTariff, (context, { query }) => bills.getTariff(context, query))
  serve(calls.getBillHistory, (context, { query }) => bills.getBillHistory(context, query))
  serve(calls.getInvoice, (context, { query }) => account.getInvoice(context, query.invoiceNo))
  serve(calls.downloadStatement, (context, { query }) => account.downloadStatement(context, query, carrierName))
  serve(calls.getStatement, (context, { query }) => account.getStatement(context, query))

  serve(disputeCalls.getDisputes, (context, { query }) => disputes.getDisputes(context, query.onlyOpen === 'true'))
  serve(disputeCalls.getDispute, (context, { query }) => disputes.getDispute(context, query.id))
  serve(disputeCalls.raiseDispute, (context, { body }) => disputes.raiseDispute(context, body))
  serve(disputeCalls.writeDisputeMessage, (context, { body }) => disputes.writeMessage(context, body))
  serve(disputeCalls.withdrawDispute, (context, { body }) => disputes.withdrawDispute(context, body))
  serve(disputeCalls.addEvidence, (context, { query, bytes }) => evidence.addEvidence(context, { ...query, bytes }))
  serve(disputeCalls.downloadEvidence, (context, { query }) => evidence.downloadEvidence(context, files, query.id))
  serve(disputeCalls.removeEvidence, (context, { query }) => evidence.removeEvidence(context, query.id))
  serve(carrierCalls.getDisputeFile, (context, { params }) => evidence.downloadSentFile(context, files, params.id))
}
