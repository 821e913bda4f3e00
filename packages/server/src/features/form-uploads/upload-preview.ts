import { createHash } from 'node:crypto'
import { idsOf } from '@fairway/contract/form-uploads/booking-form.rules'
import { problemsFrom } from '@fairway/contract/form-uploads/booking-problem.rules'
import type { FoundTable } from '@fairway/contract/form-uploads/booking-row.rules'
import { lettersOf } from '@fairway/contract/form-uploads/form-heading.rules'
import { violation } from '@fairway/contract/form-uploads/form-upload.errors'
import type { UploadForm, UploadPreview, UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import { boxesOf } from '../bookings/public.ts'
import type { ValidatedForm } from './form-check.actions.ts'
import type { PreviewSummary, StoredTable, StoredUpload } from './form-upload.repository.ts'

/** A table as it is stored: of its sheet only the name. */
export const toStoredTable = ({ sheet, columns, ignored, rows }: FoundTable): StoredTable => ({
  sheet: sheet.name,
  columns,
  ignored,
  rows,
})
/** The stored table as the rules take it. */
export const toFoundTable = ({ sheet, columns, ignored, rows }: StoredTable): FoundTable => ({
  sheet: { name: sheet, rows, merged: [] },
  columns: columns as FoundTable['columns'], // stored as they were found
  ignored,
  rows,
})

/** The summary of a preview. Other files of its batch are no part of it. */
export function summarisePreview(forms: readonly ValidatedForm[]): PreviewSummary {
  const fingerprint = forms.map(({ form, orgId, stored, effect, problems, warnings }) => [
    form.row,
    orgId,
    effect,
    stored && [stored.id, stored.revision],
    [...problems, ...warnings].map(({ row, column, code, args }) => [row, column, code, args]),
  ])
  return {
    ids: [...new Set(forms.flatMap(({ form }) => idsOf(form)))],
    forms: forms.length,
    problems: forms.reduce((sum, { problems }) => sum + problems.length, 0),
    previewHash: createHash('sha256').update(JSON.stringify(fingerprint)).digest('base64url'),
  }
}

/** The errors of bookings whose reference or number another file of the batch has as well. */
export const sharedProblems = (
  table: FoundTable,
  forms: readonly ValidatedForm[],
  shared: ReadonlySet<string>,
): UploadProblem[] =>
  forms.flatMap(({ form }) => {
    const { customerReference, bookingNo } = form.document
    const path = shared.has(customerReference) ? 'customerReference' : shared.has(bookingNo) ? 'bookingNo' : undefined
    return path ? problemsFrom(table, form, [violation(path, 'UP0002', form.document[path])]) : []
  })

export const formOf = (
  { form, document, effect, stored }: ValidatedForm,
  sentRows: readonly number[] = [],
): UploadForm => ({
  row: form.row,
  lastRow: form.lastRow,
  reference: form.document.customerReference,
  bookingNo: form.document.bookingNo,
  deed: effect,
  request: stored ? { id: stored.id, ediRef: stored.ediRef, status: stored.status } : null,
  portOfLoading: document.portOfLoading,
  portOfDischarge: document.portOfDischarge,
  vvd: document.vvd,
  containers: boxesOf(document.containers),
  isSent: sentRows.includes(form.row),
})

interface PreviewInput {
  previewHash: string
  upload: Pick<StoredUpload, 'id' | 'batch' | 'fileName' | 'readAt' | 'sentAt' | 'sentRows'>
  table: FoundTable
  forms: readonly ValidatedForm[]
  /** References and numbers that other files of the batch have. */
  shared: readonly string[]
}

/** A file as its owner sees it. */
export const previewOf = ({ upload, table, forms, shared, previewHash }: PreviewInput): UploadPreview => ({
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
  forms: forms.map((form) => formOf(form, upload.sentRows)),
  problems: [...sharedProblems(table, forms, new Set(shared)), ...forms.flatMap(({ problems }) => problems)],
  warnings: forms.flatMap(({ warnings }) => warnings),
  look: previewHash,
})
