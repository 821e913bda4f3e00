import { findTable } from '@fairway/contract/form-uploads/booking-table.rules'
import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { FileRead } from '@fairway/contract/form-uploads/form-upload.schema'
import { FILE_LIMIT } from '@fairway/contract/form-uploads/form-upload.words'
import type { Context } from '../../platform/serve.ts'
import type { Sheets } from '../../ports/sheets/sheets.port.ts'
import { judgeTable } from './form-judging.actions.ts'
import * as uploads from './form-upload.repository.ts'
import { found, kept, lookAt, previewOf } from './upload-preview.ts'

interface GivenFile {
  query: FileRead
  bytes: Buffer
  /** Whoever sent the file has left: nothing of it is kept then. */
  hungUp: AbortSignal
}

/** Reads a file, judges what is in it and keeps it for its owner. A file that cannot be read leaves nothing behind. */
export async function readFile(context: Context, sheets: Sheets, { query, bytes, hungUp }: GivenFile) {
  const { db, viewer, deadline } = context
  const over = AbortSignal.any([hungUp, deadline.signal])
  const table = findTable(await sheets.read(bytes, over), query.language)
  const judged = await judgeTable(context, table, { holds: false })
  over.throwIfAborted()
  const { look, ...looked } = lookAt(judged)
  const { name: fileName, batch } = query
  const upload = { ...looked, batch, fileName, content: kept(table) }
  const made = (await uploads.insertUpload(db, viewer, upload)) ?? refuse('UP0011', String(FILE_LIMIT))
  // asked only now, so that of two files that are read at once one at least sees the other
  const shared = await uploads.findSharedIds(db, viewer, { ...upload, ...made })
  return previewOf({ upload: { ...made, batch, fileName, sentAt: null, sentRows: [] }, table, judged, shared, look })
}

/** A file that was read before, judged by what is there now. */
export async function previewFile(context: Context, id: string) {
  const { db, viewer } = context
  const upload = (await uploads.findUpload(db, viewer, id)) ?? refuse('UP0010')
  const table = found(upload.content)
  const judged = await judgeTable(context, table, { holds: false })
  const shared = await uploads.findSharedIds(db, viewer, upload)
  return previewOf({ upload, table, judged, shared, look: lookAt(judged).look })
}

/** The caller's files that can be gone on with. */
export const listFiles = async ({ db, viewer }: Context) => ({ uploads: await uploads.listUploads(db, viewer) })

/** Forgets a file; one that is gone already is gone. */
export async function dropFile({ db, viewer }: Context, id: string) {
  await uploads.deleteUpload(db, viewer, id)
  return { id }
}
