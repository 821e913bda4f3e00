import type { CellReading } from '../form-cell.rules.ts'
import { type FoundTable, type ReadRow, readCells } from '../form-row.rules.ts'
import type { SheetCell, SheetRow } from '../sheet.schema.ts'
import type { BookingColumn } from './booking-form.values.ts'

export type BookingTable = FoundTable<BookingColumn>
export type BookingRow = ReadRow<BookingColumn>

/** A unit behind a temperature counts where its own column agrees or is empty. */
const units = { temperature: 'temperatureUnit', 'hazard.flashPoint': 'hazard.flashPointUnit' } as const

/** Reads the cells of a row that are not empty. */
export function readRow(
  table: BookingTable,
  row: SheetRow,
  read: (field: BookingColumn, cell: SheetCell) => CellReading,
): BookingRow {
  const inlineUnits = new Map<keyof typeof units, string>()
  const found = readCells(table, row, read, (field, { unit }) => {
    if (unit && (field === 'temperature' || field === 'hazard.flashPoint')) inlineUnits.set(field, unit)
  })
  const { values } = found
  for (const [field, unit] of inlineUnits) {
    const columnUnit = values[units[field]]
    if (columnUnit === undefined) values[units[field]] = unit
    // `-18 °F` beside the unit C is no temperature; the rules report it.
    else if (columnUnit !== unit) values[field] = `${values[field]}°${unit}`
  }
  return found
}
