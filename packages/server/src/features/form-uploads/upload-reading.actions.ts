import { findTable } from '@fairway/contract/form-uploads/booking-table.rules'
import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { FileRead } from '@fairway/contract/form-uploads/form-upload.schema'
import { FILE_LIMIT } from '@fairway/contract/form-uploads/form-upload.values'
import type { Context } from '../../platform/http/serve.ts'
import type { Sheets } from '../../ports/sheets/sheets.port.ts'
import { requestSubmission } from '../bookings/public.ts'
import { validateTable } from './form-check.actions.ts'
import * as uploads from './form-upload.repository.ts'
import { previewOf, summarisePreview, toFoundTable, toStoredTable } from './upload-preview.ts'

interface UploadedFile {
  query: FileRead
  bytes: Buffer
  /** The sender has closed the connection: nothing of the file is stored then. */
  hungUp: AbortSignal
}

/** Reads a file, checks what is in it and stores it for its owner. Nothing of a file that cannot be read is stored. */
export async function readFile(context: Context, sheets: Sheets, { query, bytes, hungUp }: UploadedFile) {
  const { db, viewer, deadline } = context
  const over = AbortSignal.any([hungUp, deadline.signal])
  const table = findTable(await sheets.read(bytes, over), query.language)
  const forms = await validateTable(context, table, { read: requestSubmission.find, locks: false })
  over.throwIfAborted()
  const { previewHash, ...summary } = summarisePreview(forms)
  const { name: fileName, batch } = query
  const upload = { ...summary, batch, fileName, content: toStoredTable(table) }
  const made = (await uploads.insertUpload(db, viewer, upload)) ?? refuse('UP0011', String(FILE_LIMIT))
  // read only now, so that of two files that are read at once at least one sees the other
  const shared = await uploads.findSharedIds(db, viewer, { ...upload, ...made })
  return previewOf({
    upload: { ...made, batch, fileName, sentAt: null, sentRows: [] },
    table,
    forms,
    shared,
    previewHash,
  })
}

/** A file that was read before, checked against the present data. */
export async function previewFile(context: Context, id: string) {
  const { db, viewer } = context
  const upload = (await uploads.findUpload(db, viewer, id)) ?? refuse('UP0010')
  const table = toFoundTable(upload.content)
  const forms = await validateTable(context, table, { read: requestSubmission.find, locks: false })
  const shared = await uploads.findSharedIds(db, viewer, upload)
  return previewOf({ upload, table, forms, shared, previewHash: summarisePreview(forms).previewHash })
}

/** The caller's files of the last day. */
export const listFiles = async ({ db, viewer }: Context) => ({ uploads: await uploads.listUploads(db, viewer) })

/** Deletes a file; also done where it is gone already. */
export async function dropFile({ db, viewer }: Context, id: string) {
  await uploads.deleteUpload(db, viewer, id)
  return { id }
}
