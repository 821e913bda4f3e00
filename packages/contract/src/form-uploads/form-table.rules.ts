import { cutShown } from '../shared/cut-text.ts'
import type { Language } from '../shared/language.ts'
import { isExample, lettersOf, numberOf } from './form-heading.rules.ts'
import type { FoundTable } from './form-row.rules.ts'
import { refuse } from './form-upload.errors.ts'
import { onOneLine } from './form-value.rules.ts'
import type { ReadSheet, SheetRow } from './sheet.schema.ts'

/** A table begins within this many rows; rows above it are titles and notes. */
const HEADING_DEPTH = 20
/** At most this much of an unknown heading is shown. */
const SHOWN_LENGTH = 80

/** A kind of form as a sheet has it. */
export interface FormSheet<F extends string> {
  columns: readonly { field: F; isRequired?: true }[]
  columnName: (field: F, language: Language) => string
  columnOf: (heading: string) => F | undefined
  /** Columns that tell forms apart: one of them is enough. */
  identifying: readonly F[]
  /** The column that says which rows are the example. */
  exampleColumn: F
  /** Merged cells are read as cells that are empty but for the first, which the form understands. */
  takesMerged?: true
  /** How many rows a file has at most. */
  rowLimit: number
}

interface Headings<F extends string> {
  sheet: ReadSheet
  row: SheetRow
  columns: FoundTable<F>['columns']
}

const isEmpty = ({ cells }: SheetRow) => cells.every((cell) => cell === null || onOneLine(cell.text) === '')

function headingsIn<F extends string>(form: FormSheet<F>, sheet: ReadSheet, row: SheetRow): Headings<F> {
  const columns = row.cells.flatMap((cell, at) => {
    const field = cell?.kind === 'text' ? form.columnOf(cell.text) : undefined
    return field ? [{ at, field }] : []
  })
  return { sheet, row, columns }
}

/** The row with the most known headings on any sheet; the first one where several have as many. */
function findHeadings<F extends string>(form: FormSheet<F>, sheets: readonly ReadSheet[]): Headings<F> | undefined {
  let best: Headings<F> | undefined
  let most = 0
  for (const sheet of sheets)
    for (const row of sheet.rows.slice(0, HEADING_DEPTH)) {
      const headings = headingsIn(form, sheet, row)
      const count = new Set(headings.columns.map(({ field }) => field)).size
      if (count > most) {
        best = headings
        most = count
      }
    }
  return best
}

function missingColumns<F extends string>(form: FormSheet<F>, columns: FoundTable<F>['columns']): F[] {
  const known = new Set(columns.map(({ field }) => field))
  const isIdentified = form.identifying.some((field) => known.has(field))
  return form.columns
    .filter(({ field, isRequired }) => isRequired && !known.has(field))
    .map(({ field }) => field)
    .filter((field) => !isIdentified || !form.identifying.includes(field))
}

function refuseDuplicates<F extends string>(form: FormSheet<F>, columns: FoundTable<F>['columns'], language: Language) {
  const twice = columns.find(({ field }, at) => columns.findIndex((other) => other.field === field) !== at)
  if (!twice) return
  const places = columns.filter(({ field }) => field === twice.field).map(({ at }) => lettersOf(at))
  refuse('UP0022', `${form.columnName(twice.field, language)} (${places.join(', ')})`)
}

/** Merged cells hide which row a value belongs to, so they are only allowed above the table or beside it. */
function refuseMerged({ sheet, row, columns }: Headings<string>) {
  const touches = (range: string) => {
    const [, left = '', right = '', bottom = ''] = /^([A-Z]+)\d+:([A-Z]+)(\d+)$/.exec(range) ?? []
    return Number(bottom) >= row.row && columns.some(({ at }) => at >= numberOf(left) && at <= numberOf(right))
  }
  const range = sheet.merged.find(touches)
  if (range) refuse('UP0023', range)
}

/** Finds the table of a form in a file, or refuses with the reason (UP0020 to UP0024). */
export function findTable<F extends string>(
  form: FormSheet<F>,
  sheets: readonly ReadSheet[],
  language: Language,
): FoundTable<F> {
  if (sheets.every(({ rows }) => rows.every(isEmpty))) refuse('UP0020')
  const headings = findHeadings(form, sheets)
  if (headings) refuseDuplicates(form, headings.columns, language)
  const missing = missingColumns(form, headings?.columns ?? [])
  if (!headings || missing.length > 0)
    return refuse('UP0021', missing.map((field) => form.columnName(field, language)).join(', '))
  if (!form.takesMerged) refuseMerged(headings)
  const { sheet, row: heading, columns } = headings
  const reference = columns.find(({ field }) => field === form.exampleColumn)?.at
  const isOfExample = ({ cells }: SheetRow) => reference !== undefined && isExample(cells[reference]?.text ?? '')
  const filled = sheet.rows.filter((row) => row.row > heading.row && !isEmpty(row))
  const own = filled.filter((row) => !isOfExample(row))
  // A form with only its example shows how the example is read.
  const rows = own.length > 0 ? own : filled
  if (rows.length === 0) refuse('UP0020')
  if (rows.length > form.rowLimit) refuse('UP0024', String(form.rowLimit))
  const known = new Set(columns.map(({ at }) => at))
  const ignored = heading.cells.flatMap((cell, at) => {
    const text = known.has(at) ? '' : onOneLine(cell?.text ?? '')
    return text === '' ? [] : [cutShown(text, SHOWN_LENGTH, '')]
  })
  return { sheet, columns, ignored, rows: rows.sort((one, other) => one.row - other.row) }
}
