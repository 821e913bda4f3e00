import { createHash } from 'node:crypto'
import { lettersOf } from '@fairway/contract/form-uploads/form-heading.rules'
import { type FoundTable, problemsAt } from '@fairway/contract/form-uploads/form-row.rules'
import type { UploadPreview, UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import type { SheetCell } from '@fairway/contract/form-uploads/sheet.schema'
import type { CheckedForm, FileKind } from './file-kind.ts'
import type { PreviewSummary, StoredTable, StoredUpload } from './form-upload.repository.ts'

/** A table as it is stored: of its sheet only the name. */
export const toStoredTable = ({ sheet, columns, ignored, rows }: FoundTable): StoredTable => ({
  sheet: sheet.name,
  columns,
  ignored,
  rows,
})
/** The stored table as the rules take it. */
export const toFoundTable = <F extends string>({ sheet, columns, ignored, rows }: StoredTable): FoundTable<F> => ({
  sheet: { name: sheet, rows, merged: [] },
  columns: columns as FoundTable<F>['columns'], // stored as they were found
  ignored,
  rows,
})

type Kind<F extends string, C extends CheckedForm> = Pick<FileKind<F, C, C>, 'form' | 'formOf' | 'basisOf'>

/** The summary of a preview. Other files of its batch are no part of it. */
export function summarisePreview<F extends string, C extends CheckedForm>(
  kind: Kind<F, C>,
  forms: readonly C[],
): PreviewSummary {
  const fingerprint = forms.map((one) => [
    one.form.row,
    one.effect,
    kind.basisOf(one),
    [...one.problems, ...one.warnings].map(({ row, column, code, args }) => [row, column, code, args]),
  ])
  return {
    ids: [...new Set(forms.flatMap((form) => kind.formOf(form).ids.map(({ id }) => id)))],
    forms: forms.length,
    problems: forms.reduce((sum, { problems }) => sum + problems.length, 0),
    previewHash: createHash('sha256').update(JSON.stringify(fingerprint)).digest('base64url'),
  }
}

/** The errors of forms that another file of the batch has as well, by what they are known by. */
export const sharedProblems = <F extends string, C extends CheckedForm>(
  kind: Kind<F, C>,
  table: FoundTable<F>,
  forms: readonly C[],
  shared: ReadonlySet<string>,
): UploadProblem[] =>
  forms.flatMap((form) => {
    const known = kind.formOf(form).ids.find(({ id }) => shared.has(id))
    if (!known) return []
    const error = { code: 'UP0002', args: [known.id] }
    const field = known.field as F // of a column of the form
    return problemsAt(table, form.problems, [{ error, path: known.field, row: form.form.row, field }])
  })

interface PreviewInput<F extends string, C extends CheckedForm> {
  previewHash: string
  upload: Pick<StoredUpload, 'id' | 'batch' | 'fileName' | 'readAt' | 'sentAt' | 'sentRows'>
  table: FoundTable<F>
  forms: readonly C[]
  /** What other files of the batch have as well. */
  shared: readonly string[]
}

const shownCell = (cell: SheetCell | null | undefined) => [cell?.text, cell?.time].filter(Boolean).join(' ')

/** A file as its owner sees it. */
export const previewOf = <F extends string, C extends CheckedForm>(
  kind: Kind<F, C>,
  { upload, table, forms, shared, previewHash }: PreviewInput<F, C>,
): UploadPreview => ({
  id: upload.id,
  form: kind.form,
  batch: upload.batch,
  fileName: upload.fileName,
  readAt: upload.readAt,
  sentAt: upload.sentAt,
  sheet: table.sheet.name,
  columns: table.columns.map(({ at, field }) => ({ column: lettersOf(at), field })),
  ignored: table.ignored,
  lines: table.rows.map(({ row, cells }) => ({ row, cells: table.columns.map(({ at }) => shownCell(cells[at])) })),
  forms: forms.map((form) => ({ ...kind.formOf(form), isSent: upload.sentRows.includes(form.form.row) })),
  problems: [...sharedProblems(kind, table, forms, new Set(shared)), ...forms.flatMap(({ problems }) => problems)],
  warnings: forms.flatMap(({ warnings }) => warnings),
  notes: forms.flatMap(({ notes }) => notes),
  meanings: forms.flatMap(({ meanings = [] }) => meanings),
  look: previewHash,
})
