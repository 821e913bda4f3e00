import { createHash } from 'node:crypto'
import { idsOf } from '@fairway/contract/form-uploads/booking-form.rules'
import { problemsFrom } from '@fairway/contract/form-uploads/booking-problem.rules'
import type { FoundTable } from '@fairway/contract/form-uploads/booking-row.rules'
import { lettersOf } from '@fairway/contract/form-uploads/form-heading.rules'
import { violation } from '@fairway/contract/form-uploads/form-upload.errors'
import type { UploadForm, UploadPreview, UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import { boxesOf } from '../bookings/public.ts'
import type { JudgedForm } from './form-judging.actions.ts'
import type { KeptTable, KeptUpload, Looked } from './form-upload.repository.ts'

/** A table as it is kept: of its sheet the name alone. */
export const kept = ({ sheet, columns, ignored, rows }: FoundTable): KeptTable => ({
  sheet: sheet.name,
  columns,
  ignored,
  rows,
})
/** And as the rules take it again. */
export const found = ({ sheet, columns, ignored, rows }: KeptTable): FoundTable => ({
  sheet: { name: sheet, rows, merged: [] },
  columns: columns as FoundTable['columns'], // kept as they were found
  ignored,
  rows,
})

/** What a look at a file comes to. Other files of its batch are no part of it. */
export function lookAt(judged: readonly JudgedForm[]): Looked {
  const said = judged.map(({ form, orgId, kept, deed, problems, warnings }) => [
    form.row,
    orgId,
    deed,
    kept && [kept.id, kept.revision],
    [...problems, ...warnings].map(({ row, column, code, args }) => [row, column, code, args]),
  ])
  return {
    ids: [...new Set(judged.flatMap(({ form }) => idsOf(form)))],
    forms: judged.length,
    problems: judged.reduce((sum, { problems }) => sum + problems.length, 0),
    look: createHash('sha256').update(JSON.stringify(said)).digest('base64url'),
  }
}

/** What is wrong with bookings whose reference or number another file of the batch has as well. */
export const sharedIn = (
  table: FoundTable,
  judged: readonly JudgedForm[],
  shared: ReadonlySet<string>,
): UploadProblem[] =>
  judged.flatMap(({ form }) => {
    const { customerReference, bookingNo } = form.document
    const path = shared.has(customerReference) ? 'customerReference' : shared.has(bookingNo) ? 'bookingNo' : undefined
    return path ? problemsFrom(table, form, [violation(path, 'UP0002', form.document[path])]) : []
  })

export const formOf = ({ form, document, deed, kept }: JudgedForm, sentRows: readonly number[] = []): UploadForm => ({
  row: form.row,
  lastRow: form.lastRow,
  reference: form.document.customerReference,
  bookingNo: form.document.bookingNo,
  deed,
  request: kept ? { id: kept.id, ediRef: kept.ediRef, status: kept.status } : null,
  portOfLoading: document.portOfLoading,
  portOfDischarge: document.portOfDischarge,
  vvd: document.vvd,
  containers: boxesOf(document.containers),
  isSent: sentRows.includes(form.row),
})

interface Shown {
  look: string
  upload: Pick<KeptUpload, 'id' | 'batch' | 'fileName' | 'readAt' | 'sentAt' | 'sentRows'>
  table: FoundTable
  judged: readonly JudgedForm[]
  /** References and numbers that other files of the batch have. */
  shared: readonly string[]
}

/** A file as its owner sees it. */
export const previewOf = ({ upload, table, judged, shared, look }: Shown): UploadPreview => ({
  id: upload.id,
  form: 'booking',
  batch: upload.batch,
  fileName: upload.fileName,
  readAt: upload.readAt,
  sentAt: upload.sentAt,
  sheet: table.sheet.name,
  columns: table.columns.map(({ at, field }) => ({ column: lettersOf(at), field })),
  ignored: table.ignored,
  lines: table.rows.map(({ row, cells }) => ({ row, cells: table.columns.map(({ at }) => cells[at]?.text ?? '') })),
  forms: judged.map((form) => formOf(form, upload.sentRows)),
  problems: [...sharedIn(table, judged, new Set(shared)), ...judged.flatMap(({ problems }) => problems)],
  warnings: judged.flatMap(({ warnings }) => warnings),
  look,
})
