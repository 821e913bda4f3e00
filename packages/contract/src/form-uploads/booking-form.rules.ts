import type { RequestDocument } from '../bookings/booking-request.schema.ts'
import { CONTAINER_ROW_LIMIT } from '../bookings/booking-request.values.ts'
import { documentOf } from './booking-document.rules.ts'
import { groupRows, hasContainer, type RowGroup } from './booking-group.rules.ts'
import { type FoundTable, problemIn, type ReadRow, readRow } from './booking-row.rules.ts'
import { cellReader } from './form-cell.rules.ts'
import type { FormNames } from './form-names.rules.ts'
import { refuse } from './form-upload.errors.ts'
import type { UploadProblem } from './form-upload.schema.ts'
import { FORM_LIMIT } from './form-upload.values.ts'
import type { SheetRow } from './sheet.schema.ts'

/** One booking of a file, before it is checked against the carrier's reference data. */
export interface ReadForm {
  row: number
  lastRow: number
  /** The sheet rows of its container rows, in their order. */
  containerRows: number[]
  /** The organisation that it is for, by its `ref`; undefined where none is named. */
  organisation: string | undefined
  document: RequestDocument
  /** Errors that the sheet alone shows. */
  problems: UploadProblem[]
}

/** Fields that a form requires though a request does not; an unreadable cell has its own error. */
function missingCells(table: FoundTable, [head]: RowGroup['rows']): UploadProblem[] {
  const isMissing = (field: 'etd' | 'cube') =>
    head.values[field] === undefined && !head.problems.some((problem) => problem.field === field)
  return [
    ...(isMissing('etd') ? [problemIn(table, head.row, 'etd', { code: 'UP0007', args: [] })] : []),
    ...(isMissing('cube') ? [problemIn(table, head.row, 'cube', { code: 'UP0032', args: [] })] : []),
  ]
}

function surplusRows(table: FoundTable, { rows }: RowGroup): UploadProblem[] {
  const surplus = rows.filter(hasContainer)[CONTAINER_ROW_LIMIT]
  const limit = String(CONTAINER_ROW_LIMIT)
  return surplus ? [problemIn(table, surplus.row, 'equipment', { code: 'UP0024', args: [limit] })] : []
}

/** The bookings of a table: adjacent rows with one reference are one booking. */
export function readForms(table: FoundTable, names: FormNames): ReadForm[] {
  const read = rowReader(table, names)
  return formsOf(table, table.rows.map(read))
}

/** Reads the rows of a table one by one, so that the server can do it in chunks. */
export function rowReader(table: FoundTable, names: FormNames): (row: SheetRow) => ReadRow {
  const read = cellReader(names)
  return (row) => readRow(table, row, read)
}

/** Groups these rows into bookings. */
export function formsOf(table: FoundTable, rows: readonly ReadRow[]): ReadForm[] {
  const groups = groupRows(table, rows)
  if (groups.length > FORM_LIMIT) refuse('UP0036', String(FORM_LIMIT))
  return groups.map((group) => {
    const { rows: together, problems } = group
    const { document, containerRows } = documentOf(group)
    const ofRows = together.flatMap((row) => row.problems)
    return {
      row: together[0].row.row,
      lastRow: together.at(-1)?.row.row ?? together[0].row.row,
      containerRows: containerRows.map(({ row }) => row.row),
      organisation: together[0].values.organisation,
      document,
      problems: [...ofRows, ...missingCells(table, together), ...problems, ...surplusRows(table, group)],
    }
  })
}

/** The identifiers of a booking: its reference, its number, or both. */
export const idsOf = ({ document }: Pick<ReadForm, 'document'>): string[] =>
  [document.customerReference, document.bookingNo].filter((id) => id !== '')
