import type { BillDocument } from '@fairway/contract/billing-documents/bill.values'
import { mayHaveDocument, paysOn } from '@fairway/contract/billing-documents/bill-rights.rules'
import { refuse } from '@fairway/contract/billing-documents/billing-document.errors'
import { type BillPaper, isPaperReady } from '@fairway/contract/billing-documents/paper.rules'
import type { Language } from '@fairway/contract/shared/language'
import type { SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import type { NumberedDocument } from '@fairway/contract/support/file.schema'
import type { Context } from '../../../platform/http/serve.ts'
import type { BillPrint } from '../../../ports/documents/bill/bill-print.ts'
import type { PreparedFile, Printable } from '../../../ports/documents/documents.port.ts'
import { billPrintOf, readBillNames } from '../../shipping-instructions/public.ts'
import { billScopeOf } from '../bills/bill-list.actions.ts'
import { arrivalPaper } from './arrival-paper.rules.ts'
import { arrivalFactsOf, billChargesOf, bookedDocument, dayAt, orderFactsOf, unpaidSums } from './bill-facts.rules.ts'
import { type BillSource, findBillSource } from './bill-source.repository.ts'
import { deliveryOrderPaper } from './delivery-order-paper.rules.ts'
import { findCollectSums, findFinished } from './paper-extras.repository.ts'
import { billWordsOf } from './paper-parts.rules.ts'
import { type PaperParts, printingFor } from './printing.actions.ts'

/** The bill of a paper, for somebody who may have that paper. A bill that is not theirs is not there. */
export async function getBillFor(context: Context, document: BillDocument, blNo: string): Promise<BillSource> {
  const { db, viewer } = context
  const { types } = billScopeOf(context)
  const source = await findBillSource(db, viewer, { blNo, types })
  if (!source || viewer.kind !== 'person') return refuse('BLD0006')
  const reader = { groups: viewer.groups, roles: source.roles }
  if (mayHaveDocument(document, reader)) return source
  // what is missing is a group where every group together would open the paper
  const isTheirs = mayHaveDocument(document, { ...reader, groups: ['OD', 'SD', 'OL', 'BL'] })
  return refuse(isTheirs ? 'BLD0003' : 'BLD0006')
}

const names: Record<BillPaper, string> = {
  copyBl: 'copy-bl',
  arrivalNotice: 'arrival-notice',
  deliveryOrder: 'delivery-order',
}

/** A copy, an arrival notice or a delivery order of a bill: the carrier's own where it delivered one, else ours. */
export const billPaperMaker =
  (parts: PaperParts) =>
  async (context: Context, { document, number }: NumberedDocument, language: Language): Promise<PreparedFile> => {
    if (document !== 'copyBl' && document !== 'arrivalNotice' && document !== 'deliveryOrder') return refuse('BLD0031')
    const source = await getBillFor(context, document, number)
    const entry = { bookingId: source.bookingId, document, number }
    const finished = await findFinished(context.db, source, { document, number })
    if (finished) return { name: finished.name, source: { fileId: finished.fileId }, entry }
    if (!isPaperReady[document](source)) return refuse('BLD0031')
    const print = await printers[document](parts, context, source, language)
    return { name: `${names[document]}-${number}.pdf`, source: { print }, entry }
  }

type Printer = (parts: PaperParts, context: Context, source: BillSource, language: Language) => Promise<Printable>

const printers: Record<BillPaper, Printer> = {
  copyBl: (parts, context, source) => printBill(parts, context, { source, kind: 'copy' }),
  arrivalNotice: async (parts, { db, viewer }, source, language) => {
    const isAddressee = source.roles.some((role) => role === 'consignee' || role === 'notifyParty')
    const pays = viewer.kind === 'person' && paysOn('Collect', { groups: viewer.groups, roles: source.roles })
    const invoiced = pays ? await findCollectSums(db, source) : []
    const rated = source.charges.filter(({ term }) => term === 'Collect')
    const sums = invoiced.length > 0 ? invoiced : unpaidSums(rated)
    const printing = await printingFor(parts, { language, isCopy: !isAddressee })
    return arrivalPaper(arrivalFactsOf(source, pays ? sums : null), printing)
  },
  deliveryOrder: async (parts, _context, source, language) => {
    const printing = await printingFor(parts, { language, isCopy: false })
    const release = source.release === null ? '' : billWordsOf(printing).releases[source.release]
    return deliveryOrderPaper(orderFactsOf(source, release), printing)
  },
}

interface PrintedBill {
  source: BillSource
  kind: 'copy' | 'original'
  original?: { number: number; of: number }
}

/** The bill itself. It is in English, whatever the language of its reader. */
export async function printBill(
  parts: PaperParts,
  { db }: Context,
  { source, kind, original }: PrintedBill,
): Promise<BillPrint> {
  const document: SiDocument = source.instruction ?? bookedDocument(source)
  const { carrier, papers, printedAt } = await printingFor(parts, { language: 'en', isCopy: kind === 'copy' })
  const forwarder = source.parties.find(({ role }) => role === 'forwarder')
  const print = billPrintOf({ ...document, blNo: source.blNo, blType: source.type }, kind, {
    booking: source,
    carrier,
    ...(await readBillNames(db, document)),
    forwardingAgent: forwarder ? { name: forwarder.name, address: forwarder.address, contact: '' } : null,
    moveType: source.moveType,
    printedAt,
  })
  const issuedOn = dayAt(source.now, source.portOfLoading.zone)
  return {
    ...print,
    ...(original && { original }),
    charges: billChargesOf(source, document),
    issue: {
      place: source.portOfLoading.name.en.toUpperCase(),
      on: kind === 'original' ? issuedOn : '',
      shippedOn: source.hasDeparted ? dayAt(source.departureAt, source.portOfLoading.zone) : '',
    },
    terms: papers?.billTerms ?? '',
  }
}
