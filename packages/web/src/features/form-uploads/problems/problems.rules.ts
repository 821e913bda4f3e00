import type { UploadForm, UploadPreview, UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import { isSentInParts } from '@fairway/contract/form-uploads/form-upload.values'
import { sharedIds } from '@fairway/contract/form-uploads/repeated-ids.rules'
import { sendableForms } from '@fairway/contract/form-uploads/sendable-forms.rules'
import { isUnsent, type UploadFile } from '../upload-file.ts'

const idsOf = ({ ids }: UploadForm) => ids.map(({ id }) => id)

/** What two files share is an error in both. The server reports it for the later one, this adds the others. */
export function problemsByFile(files: readonly UploadFile[]): ReadonlyMap<string, readonly UploadProblem[]> {
  const read = files.flatMap(({ key, phase, preview }) => (preview && isUnsent({ phase }) ? [{ key, preview }] : []))
  const shared = new Set(sharedIds(read.map(({ preview }) => ({ ids: preview.forms.flatMap(idsOf) }))))
  return new Map(read.map(({ key, preview }) => [key, inOrder([...preview.problems, ...sharedIn(preview, shared)])]))
}

function sharedIn(preview: UploadPreview, shared: ReadonlySet<string>): UploadProblem[] {
  const reportedRows = new Set(preview.problems.flatMap(({ code, row }) => (code === 'UP0002' ? [row] : [])))
  return preview.forms.flatMap((form) => {
    const known = form.ids.find(({ id }) => shared.has(id))
    if (!known || reportedRows.has(form.row)) return []
    const { id, field } = known
    const column = preview.columns.find((one) => one.field === field)?.column ?? null
    return [{ sheet: preview.sheet, row: form.row, column, field, value: id, code: 'UP0002', args: [id] }]
  })
}

/** In reading order of the sheet. Problems of the whole file come first. */
const inOrder = (problems: UploadProblem[]) =>
  problems.sort((one, other) => (one.row ?? 0) - (other.row ?? 0) || columnNumber(one) - columnNumber(other))

/** A is 1, Z is 26, AA is 27. */
const columnNumber = ({ column }: UploadProblem) =>
  [...(column ?? '')].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

/** The effects of sending a file, and whether it can be sent. */
export interface FileCounts {
  forms: number
  rows: number
  new: number
  overwrite: number
  unchanged: number
}

export function countsOf({ forms, lines }: Pick<UploadPreview, 'forms' | 'lines'>): FileCounts {
  const counts = { forms: forms.length, rows: lines.length, new: 0, overwrite: 0, unchanged: 0 }
  for (const { deed: effect } of forms) counts[effect] += 1
  return counts
}

/** It was read without problems and not sent yet. */
export const isReady = ({ phase, preview }: UploadFile, problems: readonly UploadProblem[] | undefined) =>
  phase === 'checked' && preview !== undefined && (problems ?? []).length === 0

/** Bookings of a file with problems that can be sent nevertheless and contain changes. */
export const goodForms = ({ phase, preview }: UploadFile, problems: readonly UploadProblem[]): UploadForm[] =>
  phase === 'checked' && preview && isSentInParts(preview.form) && problems.length > 0
    ? sendableForms(preview.forms, problems).filter(({ deed: effect }) => effect !== 'unchanged')
    : []

/** An earlier file with bookings of the same references or numbers, whatever its name. */
export interface Earlier {
  file: UploadFile
  /** How many of its bookings this one does not have. */
  onlyThere: number
}

/** The earlier file that this one may replace. */
export function earlierOf(files: readonly UploadFile[], file: UploadFile): Earlier | undefined {
  if (file.phase !== 'checked' || !file.preview) return undefined
  const ids = new Set(file.preview.forms.flatMap(idsOf))
  const isHere = (form: UploadForm) => idsOf(form).some((id) => ids.has(id))
  for (const earlier of files.slice(0, files.indexOf(file))) {
    const forms = earlier.phase === 'checked' ? (earlier.preview?.forms ?? []) : []
    const shared = forms.filter(isHere).length
    if (shared > 0) return { file: earlier, onlyThere: forms.length - shared }
  }
  return undefined
}
