import { cutShown } from '../shared/cut-text.ts'
import type { Language } from '../shared/language.ts'
import { type BookingColumn, bookingColumns } from './booking-form.values.ts'
import type { FoundTable } from './booking-row.rules.ts'
import { columnName, columnOf, isExample, lettersOf, numberOf } from './form-heading.rules.ts'
import { refuse } from './form-upload.errors.ts'
import { ROW_LIMIT } from './form-upload.values.ts'
import { onOneLine } from './form-value.rules.ts'
import type { ReadSheet, SheetRow } from './sheet.schema.ts'

/** A table begins within this many rows; rows above it are titles and notes. */
const HEADING_DEPTH = 20
/** At most this much of an unknown heading is shown. */
const SHOWN_LENGTH = 80

interface Headings {
  sheet: ReadSheet
  row: SheetRow
  columns: FoundTable['columns']
}

const isEmpty = ({ cells }: SheetRow) => cells.every((cell) => cell === null || onOneLine(cell.text) === '')

function headingsIn(sheet: ReadSheet, row: SheetRow): Headings {
  const columns = row.cells.flatMap((cell, at) => {
    const field = cell?.kind === 'text' ? columnOf(cell.text) : undefined
    return field ? [{ at, field }] : []
  })
  return { sheet, row, columns }
}

/** The row with the most known headings on any sheet; the first one where several have as many. */
function findHeadings(sheets: readonly ReadSheet[]): Headings | undefined {
  let best: Headings | undefined
  let most = 0
  for (const sheet of sheets)
    for (const row of sheet.rows.slice(0, HEADING_DEPTH)) {
      const headings = headingsIn(sheet, row)
      const count = new Set(headings.columns.map(({ field }) => field)).size
      if (count > most) {
        best = headings
        most = count
      }
    }
  return best
}

/** A booking is identified by its reference or its number, so one of the two columns is enough. */
function missingColumns(columns: FoundTable['columns']): BookingColumn[] {
  const known = new Set(columns.map(({ field }) => field))
  return bookingColumns
    .filter((column) => 'isRequired' in column && !known.has(column.field))
    .map(({ field }) => field)
    .filter((field) => field !== 'customerReference' || !known.has('bookingNo'))
}

function refuseDuplicates(columns: FoundTable['columns'], language: Language) {
  const twice = columns.find(({ field }, at) => columns.findIndex((other) => other.field === field) !== at)
  if (!twice) return
  const places = columns.filter(({ field }) => field === twice.field).map(({ at }) => lettersOf(at))
  refuse('UP0022', `${columnName(twice.field, language)} (${places.join(', ')})`)
}

/** Merged cells hide which row a value belongs to, so they are only allowed above the table or beside it. */
function refuseMerged({ sheet, row, columns }: Headings) {
  const touches = (range: string) => {
    const [, left = '', right = '', bottom = ''] = /^([A-Z]+)\d+:([A-Z]+)(\d+)$/.exec(range) ?? []
    return Number(bottom) >= row.row && columns.some(({ at }) => at >= numberOf(left) && at <= numberOf(right))
  }
  const range = sheet.merged.find(touches)
  if (range) refuse('UP0023', range)
}

/** Finds the table of bookings in a file, or refuses with the reason (UP0020 to UP0024). */
export function findTable(sheets: readonly ReadSheet[], language: Language): FoundTable {
  if (sheets.every(({ rows }) => rows.every(isEmpty))) refuse('UP0020')
  const headings = findHeadings(sheets)
  if (headings) refuseDuplicates(headings.columns, language)
  const missing = missingColumns(headings?.columns ?? [])
  if (!headings || missing.length > 0)
    return refuse('UP0021', missing.map((field) => columnName(field, language)).join(', '))
  refuseMerged(headings)
  const { sheet, row: heading, columns } = headings
  const reference = columns.find(({ field }) => field === 'customerReference')?.at
  const isOfExample = ({ cells }: SheetRow) => reference !== undefined && isExample(cells[reference]?.text ?? '')
  const filled = sheet.rows.filter((row) => row.row > heading.row && !isEmpty(row))
  const own = filled.filter((row) => !isOfExample(row))
  // A form with only its example shows how the example is read.
  const rows = own.length > 0 ? own : filled
  if (rows.length === 0) refuse('UP0020')
  if (rows.length > ROW_LIMIT) refuse('UP0024', String(ROW_LIMIT))
  const known = new Set(columns.map(({ at }) => at))
  const ignored = heading.cells.flatMap((cell, at) => {
    const text = known.has(at) ? '' : onOneLine(cell?.text ?? '')
    return text === '' ? [] : [cutShown(text, SHOWN_LENGTH, '')]
  })
  return { sheet, columns, ignored, rows: rows.sort((one, other) => one.row - other.row) }
}
