import { readersOf } from '@fairway/contract/billing-documents/bill-rights.rules'
import { refuse } from '@fairway/contract/billing-documents/billing-document.errors'
import type { CarrierPaperQuery } from '@fairway/contract/billing-documents/paper.schema'
import { refuse as refuseGeneral, violation } from '@fairway/contract/kit/general.errors'
import { announceChanges } from '../../../platform/database/changes.ts'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { noteWatchEvents } from '../../../platform/watch-events.ts'
import { PDF } from '../../../ports/documents/documents.port.ts'
import type { PdfFault } from '../../../ports/documents/incoming/pdf-inspection.ts'
import type { PdfInspector } from '../../../ports/documents/incoming/pdf-inspector.adapter.ts'
import { saveFile } from '../../../ports/files/postgres-files.repository.ts'
import { lockTarget, saveFinished } from './carrier-paper.repository.ts'

const faultCodes = {
  notPdf: 'BLD0037',
  broken: 'BLD0038',
  encrypted: 'BLD0039',
  active: 'BLD0040',
} as const satisfies Record<PdfFault, string>

const fileNames: Record<CarrierPaperQuery['document'], string> = {
  originalBl: 'original-bl',
  copyBl: 'copy-bl',
  arrivalNotice: 'arrival-notice',
  freightInvoice: 'invoice',
  deliveryOrder: 'delivery-order',
  letter: 'letter',
}

/** Takes a finished PDF of the carrier in the place of ours. An earlier revision that comes late changes nothing. */
export async function receivePaper(
  inspector: PdfInspector,
  context: Context,
  { query, bytes, hungUp }: { query: CarrierPaperQuery; bytes: Buffer; hungUp: AbortSignal },
) {
  const { db, viewer, audit } = context
  const { document, number, original, revision } = query
  if ((document === 'originalBl') !== (original !== undefined)) refuseViolations([violation('original', 'GE0012')])
  const { fault, pages } = await inspector.inspect(bytes, hungUp)
  if (fault) refuse(faultCodes[fault])
  const target = await lockTarget(db, query)
  if (!target) return refuseGeneral('GE0003')
  if (!target.isIts) return refuseGeneral('GE0002')
  if (target.revision !== null && target.revision >= revision)
    return { outcome: 'unchanged' as const, pages: target.pages ?? 0, sha256: target.sha256 ?? '' }
  const name = `${[fileNames[document], number, ...(original ? [String(original)] : [])].join('-')}.pdf`
  const stored = await saveFile(db, { name, mediaType: PDF, createdBy: viewer.actor, content: [bytes] })
  await saveFinished(db, query, { bookingId: target.bookingId, fileId: stored.id, pages })
  if (document !== 'letter' && document !== 'freightInvoice') {
    const { groups, parties: roles } = readersOf(document)
    const { bookingNo } = query
    await noteWatchEvents(db, [
      {
        ...{
          kind: 'watchedDocument',
          key: `document ${document} ${number} ${original ?? ''}`,
          bookingNo,
          blNo: number,
        },
        ...{ args: { bookingNo, document, number }, link: `/bookingDetails/${bookingNo}`, roles, groups },
      },
    ])
    await announceChanges(db)
  }
  await audit({
    objectType: 'carrier document',
    objectId: `${document} ${number}`,
    after: { revision, sha256: stored.sha256 },
  })
  return { outcome: 'accepted' as const, pages, sha256: stored.sha256 }
}
