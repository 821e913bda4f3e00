import { problemIn } from '../form-row.rules.ts'
import type { UploadProblem } from '../form-upload.schema.ts'
import type { BookingColumn } from './booking-form.values.ts'
import type { BookingRow, BookingTable } from './booking-row.rules.ts'

/** Fields of containers, which each row of a booking can have. */
export const containerColumns = ['equipment', 'quantity', 'packageType', 'packages', 'temperature'] as const
const own: ReadonlySet<string> = new Set(containerColumns)
/** Fields that start a new booking; a row that adds containers lacks them, unless it names the booking again. */
const beginning = ['serviceContract', 'portOfLoading', 'vvd', 'shipper.name'] as const

/** The rows of one booking, and the errors in how they are arranged. */
export interface RowGroup {
  rows: [BookingRow, ...BookingRow[]]
  problems: UploadProblem[]
}

export const hasContainer = ({ values }: BookingRow) => containerColumns.some((field) => values[field] !== undefined)
const idOf = ({ values }: BookingRow) => values.customerReference ?? values.bookingNo ?? ''

/** Whether a row continues the booking above it: same reference or number, or containers without either. */
function goesOn(row: BookingRow, [head]: RowGroup['rows']) {
  const { customerReference, bookingNo } = row.values
  if (customerReference !== undefined) return customerReference === head.values.customerReference
  if (bookingNo !== undefined) return bookingNo === head.values.bookingNo
  return hasContainer(row) && !beginning.some((field) => row.values[field] !== undefined)
}

/** Fields where a later row contradicts the first row of its booking. */
function differences(table: BookingTable, [head, ...others]: RowGroup['rows']): UploadProblem[] {
  const isBroken = (field: BookingColumn) => head.problems.some((problem) => problem.field === field)
  return others.flatMap(({ row, values }) =>
    table.columns
      .filter(({ field }) => {
        const value = own.has(field) ? undefined : values[field]
        return value !== undefined && value !== head.values[field] && !isBroken(field)
      })
      .map(({ field }) => problemIn(table, row, field, { code: 'UP0029', args: [idOf(head)] })),
  )
}

interface KnownIds {
  references: Set<string>
  numbers: Set<string>
}

/** Checks a booking against those above it: its rows are apart, or its number belongs to another reference. */
function repetitions(
  table: BookingTable,
  { row, values }: BookingRow,
  { references, numbers }: KnownIds,
): UploadProblem[] {
  const { customerReference: reference, bookingNo: number } = values
  if (reference !== undefined && references.has(reference))
    return [problemIn(table, row, 'customerReference', { code: 'UP0030', args: [reference] })]
  if (number === undefined || !numbers.has(number)) return []
  if (reference === undefined) return [problemIn(table, row, 'bookingNo', { code: 'UP0030', args: [number] })]
  return [problemIn(table, row, 'customerReference', { code: 'UP0029', args: [number] })]
}

/** Groups adjacent rows with one reference. */
export function groupRows(table: BookingTable, rows: readonly BookingRow[]): RowGroup[] {
  const groups: RowGroup[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && goesOn(row, last.rows)) last.rows.push(row)
    else groups.push({ rows: [row], problems: [] })
  }
  const known: KnownIds = { references: new Set(), numbers: new Set() }
  for (const { rows: together, problems } of groups) {
    const [head] = together
    problems.push(...repetitions(table, head, known), ...differences(table, together))
    known.references.add(head.values.customerReference ?? '')
    known.numbers.add(head.values.bookingNo ?? '')
  }
  return groups
}
