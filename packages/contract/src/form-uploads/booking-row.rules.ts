import type { BookingColumn } from './booking-form.values.ts'
import type { CellReading } from './form-cell.rules.ts'
import { lettersOf } from './form-heading.rules.ts'
import type { UploadProblem } from './form-upload.schema.ts'
import type { ReadSheet, SheetCell, SheetRow } from './sheet.schema.ts'

/** The table of bookings in a file: its sheet, the recognised columns, and the rows below the headings. */
export interface FoundTable {
  sheet: ReadSheet
  columns: { at: number; field: BookingColumn }[]
  ignored: string[]
  rows: SheetRow[]
}

/** A row of the table with the meaning of each cell. */
export interface ReadRow {
  row: SheetRow
  values: Partial<Record<BookingColumn, string>>
  problems: UploadProblem[]
}

/** Reports an error in a cell of a row with its value; a column that the sheet does not have gets no letter. */
export function problemIn(
  { sheet, columns }: FoundTable,
  row: SheetRow,
  field: BookingColumn,
  { code, args }: { code: string; args: string[] },
): UploadProblem {
  const at = columns.find((column) => column.field === field)?.at
  const value = at === undefined ? '' : (row.cells[at]?.text ?? '')
  return { sheet: sheet.name, row: row.row, column: at === undefined ? null : lettersOf(at), field, value, code, args }
}

/** A unit behind a temperature counts where its own column agrees or is empty. */
const units = { temperature: 'temperatureUnit', 'hazard.flashPoint': 'hazard.flashPointUnit' } as const

/** Reads the cells of a row that are not empty. */
export function readRow(
  table: FoundTable,
  row: SheetRow,
  read: (field: BookingColumn, cell: SheetCell) => CellReading,
): ReadRow {
  const values: ReadRow['values'] = {}
  const problems: UploadProblem[] = []
  const inlineUnits = new Map<keyof typeof units, string>()
  for (const { at, field } of table.columns) {
    const cell = row.cells[at]
    if (!cell || (cell.text === '' && cell.kind === 'text')) continue
    const { text, unit, error } = read(field, cell)
    if (text !== '') values[field] = text
    if (unit && (field === 'temperature' || field === 'hazard.flashPoint')) inlineUnits.set(field, unit)
    if (error) problems.push(problemIn(table, row, field, error))
  }
  for (const [field, unit] of inlineUnits) {
    const columnUnit = values[units[field]]
    if (columnUnit === undefined) values[units[field]] = unit
    // `-18 °F` beside the unit C is no temperature; the rules report it.
    else if (columnUnit !== unit) values[field] = `${values[field]}°${unit}`
  }
  return { row, values, problems }
}
