import { refuse } from '@fairway/contract/billing-documents/billing-document.errors'
import { payerOf } from '@fairway/contract/billing-documents/invoice.values'
import type { Language } from '@fairway/contract/shared/language'
import { sumAmounts } from '@fairway/contract/shared/money'
import type { NumberedDocument } from '@fairway/contract/support/file.schema'
import type { Context } from '../../../platform/http/serve.ts'
import type { PreparedFile } from '../../../ports/documents/documents.port.ts'
import { findInvoices, findLines } from '../account/invoice.repository.ts'
import { billScopeOf } from '../bills/bill-list.actions.ts'
import { shipmentOf } from './bill-facts.rules.ts'
import { findBillSource } from './bill-source.repository.ts'
import { invoicePaper } from './invoice-paper.rules.ts'
import { findFinished } from './paper-extras.repository.ts'
import { type PaperParts, printingFor } from './printing.actions.ts'

/** A freight invoice or credit note, for whoever pays it: the carrier's own where it delivered one, else ours. */
export const invoicePaperMaker =
  (parts: PaperParts) =>
  async (context: Context, { number }: NumberedDocument, language: Language): Promise<PreparedFile> => {
    const { db, viewer } = context
    const { types, seesMoney } = billScopeOf(context)
    if (!seesMoney) return refuse('BLD0003')
    const [invoice] = await findInvoices(db, viewer, number)
    if (invoice?.invoiceNo !== number) return refuse('BLD0007')
    const source = await findBillSource(db, viewer, { blNo: invoice.blNo, types })
    if (!source) return refuse('BLD0007')
    const entry = { bookingId: source.bookingId, document: 'freightInvoice', number }
    const finished = await findFinished(db, source, { document: 'freightInvoice', number })
    if (finished) return { name: finished.name, source: { fileId: finished.fileId }, entry }
    const { currency, total, paid, credited, open, kind, term } = invoice
    const payer = source.parties.find(({ role }) => role === payerOf[term])
    const lines = await findLines(db, invoice)
    const print = invoicePaper(
      {
        invoiceNo: number,
        kind,
        corrects: invoice.creditOf,
        issuedOn: invoice.issuedOn,
        dueOn: invoice.dueOn,
        payer: payer ?? { name: '', address: '' },
        shipment: shipmentOf(source),
        charges: lines.map((line) => ({ ...line, currency, term })),
        sums: [{ currency, total, paid: sumAmounts([paid, credited], currency), open }],
      },
      await printingFor(parts, { language, isCopy: false }),
    )
    const name = `${kind === 'creditNote' ? 'credit-note' : 'invoice'}-${number}.pdf`
    return { name, source: { print }, entry }
  }
