import { type FoundTable, problemIn, type ReadRow } from '../form-row.rules.ts'
import type { UploadProblem } from '../form-upload.schema.ts'
import { type SiColumn, siCommodityColumns, siContainerColumns } from './si-form.values.ts'

export type SiTable = FoundTable<SiColumn>
export type SiRow = ReadRow<SiColumn>
/** The rows of one instruction. */
export type SiRows = readonly [SiRow, ...SiRow[]]

const cargo: ReadonlySet<string> = new Set([...siCommodityColumns, ...siContainerColumns])
/** Fields that start a new instruction; a row that goes on with one lacks them, unless it names it again. */
const beginning = ['blType', 'originals', 'freightDisplay', 'shipper.name', 'consignee.name'] as const

const has = ({ values }: SiRow, fields: readonly SiColumn[]) => fields.some((field) => values[field] !== undefined)
export const hasContainer = (row: SiRow) => has(row, siContainerColumns)
export const hasCommodity = (row: SiRow) => has(row, siCommodityColumns)

/** What an instruction is named by: its bill, else its booking, else the customer's reference. */
export const siIdOf = ({ blNo, bookingNo, customerReference }: Partial<Record<SiColumn, string>>) =>
  blNo ?? bookingNo ?? customerReference ?? ''

/** Whether a row goes on with the instruction above it: the same bill or booking, or cargo without either. */
function goesOn(row: SiRow, [head]: SiRows) {
  const { blNo, bookingNo, customerReference } = row.values
  if (blNo !== undefined) return blNo === head.values.blNo
  if (bookingNo !== undefined) return bookingNo === head.values.bookingNo
  if (customerReference !== undefined) return customerReference === head.values.customerReference
  return (hasContainer(row) || hasCommodity(row)) && !has(row, beginning)
}

/** Fields where a later row contradicts the first row of its instruction. */
function differences(table: SiTable, [head, ...others]: SiRows): UploadProblem[] {
  const isBroken = (field: SiColumn) => head.problems.some((problem) => problem.field === field)
  return others.flatMap(({ row, values }) =>
    table.columns
      .filter(({ field }) => {
        const value = cargo.has(field) ? undefined : values[field]
        return value !== undefined && value !== head.values[field] && !isBroken(field)
      })
      .map(({ field }) => problemIn(table, row, field, { code: 'UP0029', args: [siIdOf(head.values)] })),
  )
}

/** Groups adjacent rows of one instruction, each with what is wrong in how they are arranged. */
export function groupSiRows(table: SiTable, rows: readonly SiRow[]): { rows: SiRows; problems: UploadProblem[] }[] {
  const groups: [SiRow, ...SiRow[]][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && goesOn(row, last)) last.push(row)
    else groups.push([row])
  }
  const known = new Set<string>()
  return groups.map((together) => {
    const [{ row, values }] = together
    const id = siIdOf(values)
    const field =
      values.blNo !== undefined ? 'blNo' : values.bookingNo !== undefined ? 'bookingNo' : 'customerReference'
    const apart = id !== '' && known.has(id) ? [problemIn(table, row, field, { code: 'UP0030', args: [id] })] : []
    known.add(id)
    return { rows: together, problems: [...apart, ...differences(table, together)] }
  })
}
