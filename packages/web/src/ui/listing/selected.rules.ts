import type { GridColumn, GridRows } from '../grid/grid-parts.ts'

interface Rows {
  rows: GridRows
  /** The positions of the shown rows, in order. */
  shown: readonly number[]
}

/** The selected rows: those that are shown in their order, then those that a filter hides. */
export function selectedRows({ rows, shown }: Rows, keys: ReadonlySet<string>): number[] {
  const isSelected = (row: number) => keys.has(rows.keyOf(row))
  const inSight = shown.filter(isSelected)
  if (inSight.length === keys.size) return inSight
  const known = new Set(inSight)
  return [...inSight, ...[...Array(rows.count).keys()].filter((row) => !known.has(row) && isSelected(row))]
}

/** Their numbers as a sheet or a mail takes them: without spaces, each once. */
export function selectedNumbers(columns: readonly GridColumn[], rows: readonly number[]): string[] {
  const header = columns.find(({ isRowHeader }) => isRowHeader)
  if (!header) return []
  const numbers = rows.map((row) => String(header.value?.(row) ?? header.text(row)))
  return [...new Set(numbers.filter((number) => number !== ''))]
}
