import { checkBillCriteria } from '@fairway/contract/billing-documents/bill-criteria.rules'
import { refuse } from '@fairway/contract/billing-documents/billing-document.errors'
import { disputeRefusal } from '@fairway/contract/billing-documents/dispute.rules'
import { accountTotals } from '@fairway/contract/billing-documents/invoice.rules'
import type {
  InvoiceDetail,
  Statement,
  StatementFile,
  StatementQuery,
} from '@fairway/contract/billing-documents/invoice.schema'
import { STATEMENT_CAP } from '@fairway/contract/billing-documents/invoice.values'
import { Download } from '../../../platform/http/download.ts'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { writeWorkbook } from '../../../ports/sheets/workbook-writer.ts'
import { billScopeOf } from '../bills/bill-list.actions.ts'
import * as invoices from './invoice.repository.ts'
import { toInvoice } from './invoice.rules.ts'
import { statementWorkbook } from './statement-workbook.ts'

/** One invoice that the caller pays, with its charges, payments and credit notes. */
export async function getInvoice(context: Context, invoiceNo: string): Promise<InvoiceDetail> {
  const { db, viewer, settings } = context
  billScopeOf(context)
  const [own, ...creditNotes] = await invoices.findInvoices(db, viewer, invoiceNo)
  if (own?.invoiceNo !== invoiceNo) return refuse('BLD0007')
  const { today, asOf } = await invoices.findAccountHolder(db, viewer, settings.zone)
  const view = { today, page: await invoices.findPaymentPage(db) }
  const invoice = toInvoice(own, view)
  const lines = await invoices.findLines(db, own)
  return {
    invoice,
    lines: lines.map((line) => {
      const refusal = disputeRefusal({ ...invoice, dispute: line.dispute, amount: line.amount }, today)
      return { ...line, refusal: refusal ?? null }
    }),
    payments: await invoices.findPayments(db, own),
    creditNotes: creditNotes.map((note) => toInvoice(note, view)),
    today,
    asOf,
  }
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The statement of account as a workbook, for whoever books it. */
export async function downloadStatement(
  context: Context,
  { language, ...query }: StatementFile,
  carrierName: () => Promise<string>,
) {
  const statement = await getStatement(context, query)
  const content = await writeWorkbook(statementWorkbook(statement, language, await carrierName()))
  const name = `statement-of-account-${statement.today}.xlsx`
  return new Download({ name, mediaType: XLSX, byteSize: content.length }, inOnePiece(content))
}

async function* inOnePiece(content: Buffer) {
  yield content
}

/** The statement of account of the caller's organisations; one that is too long is refused, not cut. */
export async function getStatement(context: Context, { from, to, onlyOpen }: StatementQuery): Promise<Statement> {
  const { db, viewer, settings } = context
  billScopeOf(context)
  refuseViolations(checkBillCriteria({ from, to }))
  const range = { from: from || null, to: to || null, onlyOpen: onlyOpen === 'true' }
  const found = await invoices.findAccount(db, viewer, range)
  if (found.length > STATEMENT_CAP) refuse('BLD0005', String(STATEMENT_CAP))
  const holder = await invoices.findAccountHolder(db, viewer, settings.zone)
  const view = { today: holder.today, page: await invoices.findPaymentPage(db) }
  const shown = found.map((invoice) => toInvoice(invoice, view))
  return {
    ...holder,
    from: range.from,
    to: range.to,
    invoices: shown,
    totals: accountTotals(shown.filter(({ kind }) => kind === 'invoice')),
  }
}
