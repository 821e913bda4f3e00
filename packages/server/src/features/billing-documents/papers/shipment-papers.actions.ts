import { refuse } from '@fairway/contract/billing-documents/billing-document.errors'
import type {
  BillPapers,
  PaperLog,
  ShipmentPaper,
  ShipmentPapers,
} from '@fairway/contract/billing-documents/paper.schema'
import type { loggedPapers } from '@fairway/contract/billing-documents/paper.values'
import { refuse as refuseBooking } from '@fairway/contract/bookings/bookings.errors'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import type { Language } from '@fairway/contract/shared/language'
import { ZIP_LIMIT } from '@fairway/contract/support/file.values'
import type { Context } from '../../../platform/http/serve.ts'
import type { PreparedFile } from '../../../ports/documents/documents.port.ts'
import { findLettersOf } from '../../letters-of-indemnity/public.ts'
import { type DocumentMakers, issueZipTicket, prepareFile } from '../../support/public.ts'
import { billScopeOf } from '../bills/bill-list.actions.ts'
import { getBillFor } from './bill-papers.actions.ts'
import { findAccess } from './paper-log.repository.ts'
import { findBillRecords, findShipmentRecords } from './shipment-papers.repository.ts'
import { billPapers, shipmentPapers } from './shipment-papers.rules.ts'

/** Every paper of a shipment that the caller may have. */
export async function getShipmentPapers(
  context: Context,
  { bookingNo }: { bookingNo: string },
): Promise<ShipmentPapers> {
  const { db, viewer } = context
  if (viewer.kind !== 'person') return refuseGeneral('GE0006')
  if (viewer.isWebIdRefused) refuseGeneral('GE0004')
  const records = await findShipmentRecords(db, viewer, bookingNo)
  if (!records) return refuseBooking('BD0002', bookingNo)
  const papers = shipmentPapers(records, viewer.groups)
  if (!viewer.groups.some((group) => group === 'OL' || group === 'BL')) return { bookingNo, papers }
  const letters = await findLettersOf(db, viewer, bookingNo)
  return { bookingNo, papers: [...papers, ...letters.map(letterPaper)] }
}

/** A letter of indemnity that was signed here, the last of the papers. */
const letterPaper = ({ reference, by, at }: { reference: string; by: string; at: string }): ShipmentPaper => ({
  ...{ kind: 'letter', number: reference, id: null, version: null, by, at },
  file: { document: 'letter', number: reference },
})

/** Which papers of these bills can be had by now. One bill that is not the caller's refuses the whole. */
export async function getBillPapers(context: Context, { blNos }: { blNos: readonly string[] }): Promise<BillPapers> {
  const { db, viewer } = context
  const { types } = billScopeOf(context)
  const wanted = [...new Set(blNos)]
  const found = await findBillRecords(db, viewer, { blNos: wanted, types })
  if (found.length < wanted.length || viewer.kind !== 'person') return refuse('BLD0006')
  const bills = found.map((records) => ({
    blNo: records.bills[0]?.blNo ?? '',
    papers: billPapers(records, viewer.groups).map(({ file }) => file),
  }))
  return { bills }
}

/** A ticket for all of them that are files, as one zip. */
export async function downloadShipmentPapers(
  makers: DocumentMakers,
  context: Context,
  { bookingNo, language }: { bookingNo: string; language: Language },
) {
  const { papers } = await getShipmentPapers(context, { bookingNo })
  const files = papers.flatMap(({ file }) => (file ? [file] : []))
  if (files.length === 0) refuse('BLD0031')
  if (files.length > ZIP_LIMIT) refuse('BLD0032', String(ZIP_LIMIT))
  const prepared: PreparedFile[] = []
  for (const file of files) prepared.push(await prepareFile(makers, context, { ...file, language }))
  return issueZipTicket(context, { prepared, name: `booking-${bookingNo}.zip` })
}

/** Who of the caller's organisations got a document that the caller may have. */
export async function getPaperLog(
  makers: DocumentMakers,
  context: Context,
  { document, number }: { document: (typeof loggedPapers)[number]; number: string },
): Promise<PaperLog> {
  const bookingId = await bookingOf(makers, context, document, number)
  return { entries: await findAccess(context.db, context.viewer, { bookingId, document, number }) }
}

async function bookingOf(
  makers: DocumentMakers,
  context: Context,
  document: (typeof loggedPapers)[number],
  number: string,
): Promise<number> {
  if (document === 'originalBl') return (await getBillFor(context, document, number)).bookingId
  // the entries are those of the caller's own people, so whoever sees the bill may ask
  if (document === 'blDraft' || document === 'shippingInstruction')
    return (await getBillFor(context, 'copyBl', number)).bookingId
  const { entry } = await makers[document](context, { document, number }, 'en')
  return entry?.bookingId ?? refuse('BLD0031')
}
