import { findTable } from '@fairway/contract/form-uploads/form-table.rules'
import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { FileRead } from '@fairway/contract/form-uploads/form-upload.schema'
import { FILE_LIMIT, type FormKind } from '@fairway/contract/form-uploads/form-upload.values'
import { Refusal } from '@fairway/contract/kit/errors'
import type { Context } from '../../platform/http/serve.ts'
import type { Sheets } from '../../ports/sheets/sheets.port.ts'
import type { CheckedForm, FileKind } from './file-kind.ts'
import * as uploads from './form-upload.repository.ts'
import { previewOf, summarisePreview, toFoundTable, toStoredTable } from './upload-preview.ts'

interface UploadedFile {
  query: FileRead
  bytes: Buffer
  /** The sender has closed the connection: nothing of the file is stored then. */
  hungUp: AbortSignal
}

/** The reader stops where no form goes on; whoever sent the file is told the limit of their form. */
const readSheets = (sheets: Sheets, { bytes, over, limit }: { bytes: Buffer; over: AbortSignal; limit: number }) =>
  sheets.read(bytes, over).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'UP0024') return refuse('UP0024', String(limit))
    throw error
  })

/** Reads a file, checks what is in it and stores it for its owner. Nothing of a file that cannot be read is stored. */
export async function readFile<F extends string, C extends CheckedForm, L extends C>(
  kind: FileKind<F, C, L>,
  context: Context,
  sheets: Sheets,
  { query, bytes, hungUp }: UploadedFile,
) {
  const { db, viewer, deadline } = context
  const over = AbortSignal.any([hungUp, deadline.signal])
  const table = findTable(
    kind.sheet,
    await readSheets(sheets, { bytes, over, limit: kind.sheet.rowLimit }),
    query.language,
  )
  const forms = await kind.check(context, table)
  over.throwIfAborted()
  const { previewHash, ...summary } = summarisePreview(kind, forms)
  const { name: fileName, batch } = query
  const upload = { ...summary, form: kind.form, batch, fileName, content: toStoredTable(table) }
  const made = (await uploads.insertUpload(db, viewer, upload)) ?? refuse('UP0011', String(FILE_LIMIT))
  // read only now, so that of two files that are read at once at least one sees the other
  const shared = await uploads.findSharedIds(db, viewer, { ...upload, ...made })
  return previewOf(kind, {
    upload: { ...made, batch, fileName, sentAt: null, sentRows: [] },
    table,
    forms,
    shared,
    previewHash,
  })
}

/** A file that was read before, checked against the present data. */
export async function previewFile<F extends string, C extends CheckedForm, L extends C>(
  kind: FileKind<F, C, L>,
  context: Context,
  id: string,
) {
  const { db, viewer } = context
  const upload = (await uploads.findUpload(db, viewer, { id, form: kind.form })) ?? refuse('UP0010')
  const table = toFoundTable<F>(upload.content)
  const forms = await kind.check(context, table)
  const shared = await uploads.findSharedIds(db, viewer, upload)
  return previewOf(kind, { upload, table, forms, shared, previewHash: summarisePreview(kind, forms).previewHash })
}

/** The caller's files of the last day. */
export const listFiles = async ({ db, viewer }: Context, form: FormKind) => ({
  uploads: await uploads.listUploads(db, viewer, form),
})

/** Deletes a file; also done where it is gone already. */
export async function dropFile({ db, viewer }: Context, form: FormKind, id: string) {
  await uploads.deleteUpload(db, viewer, { id, form })
  return { id }
}
