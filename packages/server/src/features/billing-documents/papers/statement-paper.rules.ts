import type { AccountTotal } from '@fairway/contract/billing-documents/invoice.rules'
import type { Invoice } from '@fairway/contract/billing-documents/invoice.schema'
import { invoiceAges } from '@fairway/contract/billing-documents/invoice.values'
import { fillText } from '@fairway/contract/shared/fill-text'
import { compareAmounts, sumAmounts } from '@fairway/contract/shared/money'
import type { LedgerRow, Paper, PaperBlock } from '../../../ports/documents/paper/paper.ts'
import type { Printing, StatementFacts } from './paper-facts.ts'
import { billWordsOf, cell, money, paperOf, partyText, termsNote, textsOf } from './paper-parts.rules.ts'

/** A statement of account: every invoice per payment term and currency, and how old what is open is. */
export function statementPaper({ number, account, statement }: StatementFacts, printing: Printing): Paper {
  const { titles, fields, notes, headings } = textsOf(printing)
  const { invoices, totals, today } = statement
  const bank = printing.papers?.bankDetails ?? ''
  const isSettled = totals.every(({ open, currency }) => compareAmounts(open, '0', currency) <= 0)
  return paperOf(printing, {
    title: titles.statement,
    number,
    blocks: [
      {
        kind: 'cells',
        rows: [[cell(fields.account, partyText(account), 0.75), cell(fields.asOf, today, 0.25, true)]],
      },
      invoices.length > 0 && ledgerOf(invoices, totals, printing),
      !isSettled && agesOf(totals, printing),
      isSettled && { kind: 'note', heading: '', text: notes.nothingOpen, style: 'box' },
      !isSettled && bank !== '' && { kind: 'note', heading: headings.bank, text: bank, style: 'box' },
      termsNote('statement', printing),
    ],
  })
}

function ledgerOf(invoices: readonly Invoice[], totals: readonly AccountTotal[], printing: Printing): PaperBlock {
  const { columns, groups, sums } = textsOf(printing)
  const amount = { width: 62, align: 'right' } as const
  return {
    kind: 'ledger',
    columns: [
      { title: columns.invoiceNo },
      { title: columns.issuedOn, width: 52 },
      { title: columns.dueOn, width: 52 },
      { title: columns.blNo, width: 78 },
      { title: columns.age, width: 42, align: 'right' },
      { title: columns.total, ...amount },
      { title: columns.settled, ...amount },
      { title: columns.open, ...amount },
    ],
    rows: totals.flatMap(({ term, currency, total, open, ...sum }): LedgerRow[] => [
      { style: 'group', cells: [`${groups[term]}, ${currency}`] },
      ...invoices.filter((one) => one.kind === 'invoice' && one.term === term && one.currency === currency).map(rowOf),
      {
        style: 'sum',
        cells: [fillText(sums.total, { currency }), '', '', '', '', money(total), settled(sum, currency), money(open)],
      },
    ]),
  }
}

/** What was credited need not be paid any more. */
const settled = ({ paid, credited }: { paid: string; credited: string }, currency: string) =>
  money(sumAmounts([paid, credited], currency))

const rowOf = (invoice: Invoice): LedgerRow => ({
  style: 'row',
  cells: [
    invoice.invoiceNo,
    invoice.issuedOn,
    invoice.dueOn,
    invoice.blNo,
    invoice.overdueDays > 0 ? String(invoice.overdueDays) : '',
    money(invoice.total),
    settled(invoice, invoice.currency),
    money(invoice.open),
  ],
})

function agesOf(totals: readonly AccountTotal[], printing: Printing): PaperBlock {
  const { headings, terms } = textsOf(printing)
  const words = billWordsOf(printing)
  return {
    kind: 'ledger',
    columns: [
      { title: headings.ages },
      ...invoiceAges.map((age) => ({ title: words.ages[age], width: 78, align: 'right' as const })),
    ],
    rows: totals.map(({ term, currency, ages }) => ({
      style: 'row',
      cells: [`${terms[term]} ${currency}`, ...invoiceAges.map((age) => money(ages[age]))],
    })),
  }
}
