import { z } from 'zod'
import { anyOf } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as shapes from './bill.schema.ts'
import { billGroups } from './bill-rights.rules.ts'
import * as invoices from './invoice.schema.ts'

const allow = anyOf('BLD0003', ...billGroups)
/** Charges and invoices are shipping documents; whose they are, their payment term says. */
const money = anyOf('BLD0003', 'SD')
const badDates = ['BD0003', 'BD0004', 'BD0008'] as const

export const searchBills = endpoint({
  method: 'POST',
  path: '/api/billing/search',
  summary: 'The bills that the caller may see, as columns; more than 3000 are refused.',
  allow,
  errors: [...badDates, 'BLD0003', 'BLD0005', 'BLD0006', 'GE0004'],
  body: shapes.BillCriteria,
  reply: shapes.BillList,
  stateless: true,
  limited: true,
})
export const countBills = endpoint({
  method: 'POST',
  path: '/api/billing/dashboard',
  summary:
    'The cards of the billing page: how many bills are to be paid, to be released, wait for a letter, are disputed.',
  allow,
  errors: [...badDates, 'BLD0003', 'GE0004'],
  body: shapes.BillCriteria,
  reply: shapes.BillCards,
  stateless: true,
  limited: true,
})
export const getBill = endpoint({
  method: 'GET',
  path: '/api/billing/bill',
  summary: 'One bill with the holds that block its release, its invoices, and the papers that the caller may have.',
  allow,
  errors: ['BLD0002', 'BLD0006'],
  query: shapes.ShipmentQuery,
  reply: shapes.BillDetail,
})
export const getTariff = endpoint({
  method: 'GET',
  path: '/api/billing/tariff',
  summary: 'The charges of a bill that the caller pays, with quantity, rate, currency and sum.',
  allow: money,
  errors: ['BLD0001', 'BLD0002'],
  query: shapes.ShipmentQuery,
  reply: shapes.Tariff,
})
export const getBillHistory = endpoint({
  method: 'GET',
  path: '/api/billing/statushistory',
  summary: 'How the status and the release of a bill changed, and the holds that were set and cleared.',
  allow,
  errors: ['BLD0002', 'BLD0006'],
  query: shapes.ShipmentQuery,
  reply: shapes.BillHistory,
})
export const getInvoice = endpoint({
  method: 'GET',
  path: '/api/billing/invoice',
  summary: 'One invoice with its charges, payments, credit notes, and what can be disputed of it.',
  allow: money,
  errors: ['BLD0007'],
  query: invoices.InvoiceQuery,
  reply: invoices.InvoiceDetail,
})
export const downloadStatement = endpoint({
  method: 'GET',
  path: '/api/billing/statementFile',
  summary: 'The statement of account as a workbook, with numbers that can be counted with.',
  allow: money,
  errors: [...badDates, 'BLD0005', 'GE0004'],
  query: invoices.StatementFile,
  reply: z.string(),
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  file: true,
  limited: true,
})
export const getStatement = endpoint({
  method: 'GET',
  path: '/api/billing/statement',
  summary: 'The statement of account: invoices with what is paid, open and overdue, per payment term and currency.',
  allow: money,
  errors: [...badDates, 'BLD0005', 'GE0004'],
  query: invoices.StatementQuery,
  reply: invoices.Statement,
  limited: true,
})
