import type { Paper } from '../../../ports/documents/paper/paper.ts'
import type { InvoiceFacts, Printing } from './paper-facts.ts'
import {
  cell,
  chargeLedger,
  paperOf,
  partyText,
  shipmentRows,
  sumRows,
  termsNote,
  textsOf,
} from './paper-parts.rules.ts'

/** A freight invoice or credit note: who pays what for which shipment, in each currency, and to where. */
export function invoicePaper(invoice: InvoiceFacts, printing: Printing): Paper {
  const { titles, fields, headings, notes } = textsOf(printing)
  const { shipment, payer, sums, kind, corrects } = invoice
  const bank = printing.papers?.bankDetails ?? ''
  const isSettled = sums.every(({ open }) => Number(open) === 0)
  return paperOf(printing, {
    title: titles[kind],
    number: invoice.invoiceNo,
    blocks: [
      {
        kind: 'cells',
        rows: [
          [
            cell(fields.billTo, partyText(payer), 0.5),
            cell(fields.invoiceDate, invoice.issuedOn, 0.25),
            corrects === null
              ? cell(fields.dueDate, invoice.dueOn, 0.25, true)
              : cell(fields.corrects, corrects, 0.25, true),
          ],
          ...shipmentRows(shipment, printing),
        ],
      },
      chargeLedger(invoice.charges, printing),
      sumRows(sums, printing),
      kind === 'creditNote' && { kind: 'note', heading: '', text: notes.credited, style: 'plain' },
      kind === 'invoice' && isSettled && { kind: 'note', heading: '', text: notes.paidInFull, style: 'box' },
      kind === 'invoice' &&
        !isSettled &&
        bank !== '' && { kind: 'note', heading: headings.bank, text: bank, style: 'box' },
      termsNote('invoice', printing),
    ],
  })
}
