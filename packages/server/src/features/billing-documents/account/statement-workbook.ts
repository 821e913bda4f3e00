import { en as enBills } from '@fairway/contract/billing-documents/bill-messages/en'
import { vi as viBills } from '@fairway/contract/billing-documents/bill-messages/vi'
import { zh as zhBills } from '@fairway/contract/billing-documents/bill-messages/zh'
import type { Invoice, Statement } from '@fairway/contract/billing-documents/invoice.schema'
import { invoiceAges } from '@fairway/contract/billing-documents/invoice.values'
import { en as enRequests } from '@fairway/contract/bookings/request-messages/en'
import { vi as viRequests } from '@fairway/contract/bookings/request-messages/vi'
import { zh as zhRequests } from '@fairway/contract/bookings/request-messages/zh'
import { fillText } from '@fairway/contract/shared/fill-text'
import type { Language } from '@fairway/contract/shared/language'
import type { OutputCell, OutputSheet, OutputWorkbook } from '../../../ports/sheets/workbook-writer.port.ts'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'

const texts = { en, zh, vi }
const bills = { en: enBills, zh: zhBills, vi: viBills }
const requests = { en: enRequests, zh: zhRequests, vi: viRequests }
/** A font with the letters of each language. */
const fonts: Record<Language, string> = { en: 'Calibri', zh: 'Microsoft YaHei', vi: 'Calibri' }

const text = (of: string): OutputCell => ({ text: of, style: 'text' })
const amount = (of: string): OutputCell => ({ text: of, style: 'number', isNumber: true })
const head = (of: string): OutputCell => ({ text: of, style: 'band' })
const sheetOf = (name: string, titles: string[], rows: OutputCell[][], intro: string[]): OutputSheet => ({
  name,
  columns: titles.map((title) => ({ width: Math.max(12, title.length + 4), style: 'text' })),
  rows: [
    ...intro.map((line, at) => ({
      cells: [{ text: line, style: at === 0 ? 'title' : 'note' } as const],
      isSpread: true as const,
    })),
    { cells: titles.map(head) },
    ...rows.map((cells) => ({ cells })),
  ],
  frozen: { rows: intro.length + 1, columns: 1 },
  isWide: true,
})

/** A statement of account as a workbook: its invoices, and totals per payment term and currency. */
export function statementWorkbook(statement: Statement, language: Language, carrier: string): OutputWorkbook {
  const { title, sheets, asOf, columns } = texts[language]
  const words = bills[language]
  const { paymentTerms } = requests[language]
  const heading = fillText(title, { carrier })
  const intro = [heading, `${statement.organisations.join(', ')} · ${fillText(asOf, { day: statement.today })}`]
  const invoiceRow = (invoice: Invoice): OutputCell[] => [
    text(invoice.invoiceNo),
    text(words.invoiceKinds[invoice.kind]),
    text(invoice.creditOf ?? ''),
    text(invoice.blNo),
    text(invoice.bookingNo),
    text(paymentTerms[invoice.term]),
    text(invoice.issuedOn),
    text(invoice.dueOn),
    amount(String(invoice.overdueDays)),
    text(words.invoiceStatuses[invoice.status]),
    text(invoice.currency),
    ...[invoice.total, invoice.paid, invoice.credited, invoice.open].map(amount),
  ]
  const titles = [
    columns.invoiceNo, columns.kind, columns.creditOf, columns.blNo, columns.bookingNo, columns.term, columns.issuedOn,
    columns.dueOn, columns.overdueDays, columns.status, columns.currency, columns.total, columns.paid, columns.credited,
    columns.open,
  ] // biome-ignore format: in the order of the cells
  const sums = [columns.total, columns.paid, columns.credited, columns.open, columns.overdue]
  return {
    title: heading,
    author: carrier,
    font: fonts[language],
    sheets: [
      sheetOf(sheets.invoices, titles, statement.invoices.map(invoiceRow), intro),
      sheetOf(
        sheets.totals,
        [columns.term, columns.currency, ...sums, ...invoiceAges.map((age) => words.ages[age])],
        statement.totals.map((sum) => [
          text(paymentTerms[sum.term]),
          text(sum.currency),
          ...[sum.total, sum.paid, sum.credited, sum.open, sum.overdue].map(amount),
          ...invoiceAges.map((age) => amount(sum.ages[age])),
        ]),
        intro,
      ),
    ],
  }
}
