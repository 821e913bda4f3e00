import type { CellRange } from './grid-keys.rules.ts'
import type { ShownColumn } from './grid-layout.rules.ts'

/** The texts of the marked cells, row by row; of a header its title. */
export function copiedCells(
  { from, to }: CellRange,
  columns: readonly ShownColumn[],
  shown: readonly number[],
  offset: number,
): string[][] {
  const chosen = columns.slice(Math.max(0, from.col - offset), to.col - offset + 1)
  if (chosen.length === 0) return []
  if (from.at < 0) return [chosen.map(({ column }) => column.title)]
  return shown.slice(from.at, to.at + 1).map((row) => chosen.map(({ column }) => column.text(row)))
}
