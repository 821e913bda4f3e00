import type { ShownColumn } from '../grid-layout.rules.ts'

/** The width of A4 and Letter on their side, in pixels of the grid's columns at the size of `printed-rows.module.css`. */
export const PAPER_PX = 1260

/**
 * The columns in groups that fit a page, like a spreadsheet that is printed. Each group begins with the column that names
 * the rows, so that the sheets can be read side by side.
 */
export function columnsOnPaper(columns: readonly ShownColumn[]): ShownColumn[][] {
  const names = columns.filter(({ column }) => column.isRowHeader)
  const namesPx = widthOf(names)
  const groups: ShownColumn[][] = []
  let leftPx = 0
  for (const shown of columns.filter(({ column }) => !column.isRowHeader)) {
    if (groups.length === 0 || shown.widthPx > leftPx) {
      groups.push([...names])
      leftPx = PAPER_PX - namesPx
    }
    groups.at(-1)?.push(shown)
    leftPx -= shown.widthPx
  }
  return groups.length > 0 ? groups : [names]
}

export const widthOf = (columns: readonly ShownColumn[]) => columns.reduce((sum, { widthPx }) => sum + widthPx, 0)
