import { billTypesFor, mayHaveDocument, paysOn } from '@fairway/contract/billing-documents/bill-rights.rules'
import { type BillPaper, isPaperReady } from '@fairway/contract/billing-documents/paper.rules'
import type { PaperRef, ShipmentPaper } from '@fairway/contract/billing-documents/paper.schema'
import { type PaperKind, paperKinds, type RepeatablePaper } from '@fairway/contract/billing-documents/paper.values'
import type { Group } from '@fairway/contract/kit/access'
import type { BillRecords, ShipmentRecords } from './shipment-papers.repository.ts'

/** What a shipper or forwarder needs for what they write; the same groups open its pages. */
const writing: Partial<Record<PaperKind, readonly Group[]>> = {
  bookingRequest: ['BR', 'BS'],
  bookingConfirmation: ['BR', 'BS'],
  shippingInstruction: ['SI', 'BS'],
  blDraft: ['SI', 'BS'],
  vgm: ['VG'],
  letter: ['OL', 'BL'],
}

const nothing = { id: null, version: null, by: null, at: null, file: null }

/** The papers of a shipment that a reader with these groups may have, in the order in which they come into being. */
export function shipmentPapers(records: ShipmentRecords, groups: readonly Group[]): ShipmentPaper[] {
  const mayWrite = (kind: PaperKind) => writing[kind]?.some((group) => groups.includes(group)) ?? false
  const { request, instructions, drafts, vgm } = records
  const isWriter = records.roles.some((role) => role === 'shipper' || role === 'forwarder')
  const papers: ShipmentPaper[] = [
    ...(request && mayWrite('bookingRequest')
      ? [
          { ...nothing, ...request, kind: 'bookingRequest' as const },
          {
            ...{ ...nothing, ...request, kind: 'bookingConfirmation' as const },
            file: { document: 'bookingConfirmation' as const, id: request.id },
          },
        ]
      : []),
    ...(mayWrite('shippingInstruction') ? instructions : []).map((one) => ({
      ...{ ...nothing, ...one, kind: 'shippingInstruction' as const },
      file: { document: 'shippingInstruction' as const, id: one.id },
    })),
    ...(vgm && mayWrite('vgm')
      ? [{ ...nothing, ...vgm, kind: 'vgm' as const, file: { document: 'vgmCertificate' as const, id: vgm.id } }]
      : []),
    ...(mayWrite('blDraft') ? drafts : []).map((one) => ({
      ...{ ...nothing, ...one, kind: 'blDraft' as const },
      file: { document: 'blDraft' as const, id: one.id },
    })),
    ...originalPapers(records, groups),
    ...billPapers(records, groups),
    ...records.finished
      .filter(({ document }) => document === 'letter' && isWriter && mayWrite('letter'))
      .map((one) => ({
        ...{ ...nothing, kind: 'letter' as const, number: one.number, version: one.revision, at: one.at },
        file: { document: 'letter' as const, number: one.number },
      })),
  ]
  return papers.sort((one, other) => paperKinds.indexOf(one.kind) - paperKinds.indexOf(other.kind))
}

type FiledPaper = ShipmentPaper & { file: PaperRef }

const paperOfBill = ['copyBl', 'arrivalNotice', 'deliveryOrder'] as const satisfies readonly BillPaper[]

/** Papers of bills and invoices: ours where they can be made by now, and the carrier's where it delivered one. */
export function billPapers(records: BillRecords, groups: readonly Group[]): FiledPaper[] {
  const reader = { groups, roles: records.roles }
  const types = billTypesFor(groups)
  const paper = (document: RepeatablePaper, number: string, made: { isThere: boolean; at: string | null }) => {
    const finished = records.finished.find((one) => one.document === document && one.number === number)
    if (!finished && !made.isThere) return []
    const version = finished?.revision ?? null
    const file = { document, number }
    return [{ ...nothing, kind: document, number, version, at: finished?.at ?? made.at, file }]
  }
  return records.bills
    .filter(({ type }) => types.includes(type))
    .flatMap((bill) => {
      const madeAt = {
        copyBl: bill.billedAt,
        arrivalNotice: records.departureAt,
        deliveryOrder: bill.releasedAt,
      } satisfies Record<BillPaper, string | null>
      const ofBill = paperOfBill.filter((document) => mayHaveDocument(document, reader))
      const invoices = bill.invoices.filter(({ term }) => paysOn(term, reader))
      return [
        ...ofBill.flatMap((document) => {
          const isThere = isPaperReady[document]({ ...bill, hasDeparted: records.hasDeparted })
          return paper(document, bill.blNo, { isThere, at: madeAt[document] })
        }),
        ...invoices.flatMap(({ invoiceNo, issuedOn }) =>
          paper('freightInvoice', invoiceNo, { isThere: true, at: `${issuedOn}T00:00:00Z` }),
        ),
      ]
    })
}

/** Originals that were issued are told, and never downloaded again. */
function originalPapers({ originals, bills, roles }: ShipmentRecords, groups: readonly Group[]): ShipmentPaper[] {
  if (!mayHaveDocument('originalBl', { groups, roles })) return []
  const types = billTypesFor(groups)
  return bills
    .filter(({ type }) => types.includes(type))
    .flatMap(({ blNo }) => originals.filter((one) => one.blNo === blNo))
    .map(({ blNo, number, of, at, by }) => ({
      ...{ ...nothing, kind: 'originalBl' as const, at, by },
      number: `${blNo} ${number}/${of}`,
    }))
}
