import { anyOf } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { fileReply, XLSX } from '../kit/reply.schema.ts'
import * as shapes from './bill.schema.ts'
import { billGroups } from './bill-rights.rules.ts'
import * as invoices from './invoice.schema.ts'

const { get, post } = callsFor(anyOf('BLD0003', ...billGroups))
/** Charges and invoices are shipping documents; whose they are, their payment term says. */
const money = callsFor(anyOf('BLD0003', 'SD'))
const badDates = ['BD0003', 'BD0004', 'BD0008'] as const

export const searchBills = post('/api/billing/search', {
  summary: 'The bills that the caller may see, as columns; more than 3000 are refused.',
  errors: [...badDates, 'BLD0003', 'BLD0005', 'BLD0006', 'GE0004'],
  body: shapes.BillCriteria,
  reply: shapes.BillList,
  stateless: true,
  limited: true,
})
export const countBills = post('/api/billing/dashboard', {
  summary:
    'The cards of the billing page: how many bills are to be paid, to be released, wait for a letter, are disputed.',
  errors: [...badDates, 'BLD0003', 'GE0004'],
  body: shapes.BillCriteria,
  reply: shapes.BillCards,
  stateless: true,
  limited: true,
})
export const getBill = get('/api/billing/bill', {
  summary: 'One bill with the holds that block its release, its invoices, and the papers that the caller may have.',
  errors: ['BLD0002', 'BLD0006'],
  query: shapes.ShipmentQuery,
  reply: shapes.BillDetail,
})
export const getTariff = money.get('/api/billing/tariff', {
  summary: 'The charges of a bill that the caller pays, with quantity, rate, currency and sum.',
  errors: ['BLD0001', 'BLD0002'],
  query: shapes.ShipmentQuery,
  reply: shapes.Tariff,
})
export const getBillHistory = get('/api/billing/statushistory', {
  summary: 'How the status and the release of a bill changed, and the holds that were set and cleared.',
  errors: ['BLD0002', 'BLD0006'],
  query: shapes.ShipmentQuery,
  reply: shapes.BillHistory,
})
export const getInvoice = money.get('/api/billing/invoice', {
  summary: 'One invoice with its charges, payments, credit notes, and what can be disputed of it.',
  errors: ['BLD0007'],
  query: invoices.InvoiceQuery,
  reply: invoices.InvoiceDetail,
})
export const downloadStatement = money.get('/api/billing/statementFile', {
  summary: 'The statement of account as a workbook, with numbers that can be counted with.',
  errors: [...badDates, 'BLD0005', 'GE0004'],
  query: invoices.StatementFile,
  ...fileReply(XLSX),
  limited: true,
})
export const getStatement = money.get('/api/billing/statement', {
  summary: 'The statement of account: invoices with what is paid, open and overdue, per payment term and currency.',
  errors: [...badDates, 'BLD0005', 'GE0004'],
  query: invoices.StatementQuery,
  reply: invoices.Statement,
  limited: true,
})
