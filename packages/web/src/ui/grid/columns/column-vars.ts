import { columnWidthPx } from '@fairway/contract/shared/column-width'
import type { CSSProperties } from 'react'
import type { ShownColumn } from '../grid-layout.rules.ts'

/** Space before the first cell of a row. */
const FIRST_PX = 8
/** The width of the column of checkboxes. */
const SELECT_PX = 36

/** The CSS variable of a column's width, so that a drag changes one value and no cell is rendered again. */
export const widthVar = (col: number) => `--c${col}`

/** The widths of all columns, the positions of pinned ones, and the width of a whole row. */
export function columnVars(columns: readonly ShownColumn[], hasSelection: boolean): CSSProperties {
  const vars: Record<string, string> = {}
  const before = [hasSelection ? `${SELECT_PX}px` : '0px']
  for (const [col, { widthPx, isPinned, isChosenWidth, column }] of columns.entries()) {
    const isLast = col === columns.length - 1
    const least = isLast && !isChosenWidth && column.leastLetters
    const rest = `100cqi - (${FIRST_PX}px + ${before.join(' + ')})`
    vars[widthVar(col)] = least ? `clamp(${columnWidthPx(least)}px, ${rest}, ${widthPx}px)` : `${widthPx}px`
    if (isPinned) vars[`--l${col}`] = `calc(${before.join(' + ')})`
    before.push(`var(${widthVar(col)})`)
  }
  vars['--row'] = `calc(${FIRST_PX}px + ${before.join(' + ')})`
  return vars as CSSProperties // React's type does not know custom properties
}

/** Where a column begins and ends in its row. */
export function columnSpan(columns: readonly ShownColumn[], col: number, hasSelection: boolean) {
  const first = FIRST_PX + (hasSelection ? SELECT_PX : 0)
  const start = columns.slice(0, col).reduce((sum, { widthPx }) => sum + widthPx, first)
  return { start, end: start + (columns[col]?.widthPx ?? 0) }
}

/** A cell outside of the viewport is positioned by itself, where its column is. */
export const strayStyle = (columns: readonly ShownColumn[], col: number, hasSelection: boolean): CSSProperties => ({
  width: `var(${widthVar(col)})`,
  left: columnSpan(columns, col, hasSelection).start,
})

const styles: { plain: CSSProperties; pinned: CSSProperties }[] = []
/** The same object for the same column, so that React has nothing to compare. */
export function cellStyle(col: number, isPinned: boolean): CSSProperties {
  const width = `var(${widthVar(col)})`
  styles[col] ??= { plain: { width }, pinned: { width, left: `var(--l${col})` } }
  return isPinned ? styles[col].pinned : styles[col].plain
}
