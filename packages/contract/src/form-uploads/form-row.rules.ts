import { oncePer } from '../shared/once-per.ts'
import type { CellReading } from './form-cell.rules.ts'
import { lettersOf } from './form-heading.rules.ts'
import type { UploadProblem } from './form-upload.schema.ts'
import type { ReadSheet, SheetCell, SheetRow } from './sheet.schema.ts'

/** The table of forms in a file: its sheet, the recognised columns, and the rows below the headings. */
export interface FoundTable<F extends string = string> {
  sheet: ReadSheet
  columns: { at: number; field: F }[]
  ignored: string[]
  rows: SheetRow[]
}

/** A row of the table with the meaning of each cell. */
export interface ReadRow<F extends string> {
  row: SheetRow
  values: Partial<Record<F, string>>
  problems: UploadProblem[]
}

/** What is wrong, with the code of its text. */
export interface CodedError {
  code: string
  args: string[]
}

/** Reports an error in a cell of a row with its value; a column that the sheet does not have gets no letter. */
export function problemIn<F extends string>(
  { sheet, columns }: FoundTable<F>,
  row: SheetRow,
  field: F,
  { code, args }: CodedError,
): UploadProblem {
  const at = columns.find((column) => column.field === field)?.at
  const value = at === undefined ? '' : (row.cells[at]?.text ?? '')
  return { sheet: sheet.name, row: row.row, column: at === undefined ? null : lettersOf(at), field, value, code, args }
}

/** Reads the cells of a row that are not empty. `onCell` sees more of a reading than its text. */
export function readCells<F extends string>(
  table: FoundTable<F>,
  row: SheetRow,
  read: (field: F, cell: SheetCell) => CellReading,
  onCell?: (field: F, reading: CellReading) => void,
): ReadRow<F> {
  const values: ReadRow<F>['values'] = {}
  const problems: UploadProblem[] = []
  for (const { at, field } of table.columns) {
    const cell = row.cells[at]
    if (!cell || (cell.text === '' && cell.kind === 'text')) continue
    const reading = read(field, cell)
    if (reading.text !== '') values[field] = reading.text
    onCell?.(field, reading)
    if (reading.error) problems.push(problemIn(table, row, field, reading.error))
  }
  return { row, values, problems }
}

/** A violation with its place in the sheet; without a column it is about something that the form does not have. */
export interface PlacedError<F extends string> {
  error: CodedError
  path: string
  row: number
  field: F | undefined
}

/** A file has thousands of rows and forms, so that they are counted once. */
const byNumber = oncePer((rows: FoundTable['rows']) => new Map(rows.map((row) => [row.row, row])))

/** A row of a table by its number. */
export const rowAt = ({ rows }: Pick<FoundTable, 'rows'>, number: number): SheetRow | undefined =>
  byNumber(rows).get(number)

/** These errors as problems of their cells. A cell that already has an error of its own gets no second one. */
export function problemsAt<F extends string>(
  table: FoundTable<F>,
  known: readonly UploadProblem[],
  errors: readonly PlacedError<F>[],
): UploadProblem[] {
  const invalid = new Set(known.map(({ row, field }) => `${row} ${field}`))
  return errors.flatMap(({ error, path, row: number, field }) => {
    if (field && invalid.has(`${number} ${field}`)) return []
    const row = rowAt(table, number) ?? { row: number, cells: [] }
    if (field) return [problemIn(table, row, field, error)]
    return [{ sheet: table.sheet.name, row: number, column: null, field: path, value: '', ...error }]
  })
}
