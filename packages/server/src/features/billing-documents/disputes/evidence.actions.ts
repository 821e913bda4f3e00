import { refuse } from '@fairway/contract/billing-documents/billing-document.errors'
import { EVIDENCE_BYTES, EVIDENCE_LIMIT } from '@fairway/contract/billing-documents/dispute.values'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { Download } from '../../../platform/http/download.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { writerOf } from '../../../platform/submissions/writer.ts'
import { fileNameOf, recogniseFile } from '../../../ports/files/file-content.ts'
import type { Files } from '../../../ports/files/files.port.ts'
import { saveFile } from '../../../ports/files/postgres-files.repository.ts'
import { billScopeOf } from '../bills/bill-list.actions.ts'
import * as evidence from './evidence.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MEGABYTE = 1024 * 1024

interface Upload {
  invoiceNo: string
  name: string
  bytes: Buffer
}

/** Keeps a file for a day, until a dispute or a message names it. */
export async function addEvidence(context: Context, { invoiceNo, name, bytes }: Upload) {
  const { db, viewer, audit } = context
  billScopeOf(context)
  const found = await evidence.lockWaiting(db, viewer, invoiceNo)
  if (!found) return refuse('BLD0007')
  if (bytes.length > EVIDENCE_BYTES) refuse('BLD0017', String(EVIDENCE_BYTES / MEGABYTE))
  const mediaType = recogniseFile(bytes) ?? refuse('BLD0016')
  if (found.waiting >= EVIDENCE_LIMIT) refuse('BLD0018', String(EVIDENCE_LIMIT))
  const { by } = writerOf(viewer)
  const keepUntil = new Date(Date.now() + DAY_MS)
  const file = await saveFile(db, {
    name: fileNameOf(name, mediaType, 'evidence'),
    mediaType,
    createdBy: viewer.actor,
    keepUntil,
    content: [bytes],
  })
  const added = await evidence.insertEvidence(db, { invoiceNo, fileId: file.id, by })
  await audit({
    objectType: 'dispute evidence',
    objectId: String(added.id),
    after: { invoiceNo, name, sha256: file.sha256 },
  })
  return added
}

/** A file about an invoice that the caller pays. */
export async function downloadEvidence(context: Context, files: Files, id: number) {
  billScopeOf(context)
  const file = await evidence.findEvidence(context.db, context.viewer, id)
  return file ? new Download(file, files.read(file.fileId)) : refuse('BLD0020')
}

/** Removes a file that was not sent. */
export async function removeEvidence(context: Context, id: number) {
  billScopeOf(context)
  if ((await evidence.removeEvidence(context.db, context.viewer, id)) === 0) refuse('BLD0020')
  await context.audit({ objectType: 'dispute evidence', objectId: String(id), after: { removed: true } })
  return { removed: true as const }
}

/** A file that a dispute has, for the carrier. */
export async function downloadSentFile({ db }: Context, files: Files, id: number) {
  const file = await evidence.findSentFile(db, id)
  return file ? new Download(file, files.read(file.fileId)) : refuseGeneral('GE0002')
}
