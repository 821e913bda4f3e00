import type { CSSProperties } from 'react'
import type { ShownColumn } from './grid-layout.rules.ts'

/** Room beside a text in its cell, on both sides together, and what the first cell of a row has more. */
const PADDING_PX = 16
const FIRST_PX = 8
/** The column of the boxes that choose rows. */
const SELECT_PX = 20

/** The name of the variable that holds a column's width, so that a drag changes one value and no cell is drawn again. */
export const widthVar = (col: number) => `--c${col}`

/** Widths of all columns, where pinned ones stand, and the width of a whole row. */
export function columnVars(columns: readonly ShownColumn[], hasSelection: boolean): CSSProperties {
  const vars: Record<string, string> = {}
  const before = hasSelection ? [`${SELECT_PX + PADDING_PX + FIRST_PX}px`] : [`${FIRST_PX}px`]
  for (const [col, { widthPx, isPinned }] of columns.entries()) {
    vars[widthVar(col)] = `${widthPx}px`
    const isFirst = col === 0 && !hasSelection
    if (isPinned) vars[`--l${col}`] = isFirst ? '0px' : `calc(${before.join(' + ')})`
    before.push(`var(${widthVar(col)}) + ${PADDING_PX}px`)
  }
  vars['--row'] = `calc(${before.join(' + ')})`
  return vars as CSSProperties // React's type does not know custom properties
}

/** Where a column begins and ends in its row. */
export function columnSpan(columns: readonly ShownColumn[], col: number, hasSelection: boolean) {
  const first = FIRST_PX + (hasSelection ? SELECT_PX + PADDING_PX : 0)
  const start = columns.slice(0, col).reduce((sum, { widthPx }) => sum + widthPx + PADDING_PX, first)
  return { start, end: start + (columns[col]?.widthPx ?? 0) + PADDING_PX }
}

/** A cell out of sight stands by itself, where its column is. */
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
