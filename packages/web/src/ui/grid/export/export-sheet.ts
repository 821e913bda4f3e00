import type { GridState } from '@fairway/contract/shared/grid.words'
import type { ColumnKind, GridColumn } from '../grid.types.ts'

/** One cell on its way into a file: a number as a number, everything else as the text that the reader reads. */
export type SheetCell = string | number

export interface SheetColumn {
  title: string
  kind: ColumnKind
  /** As wide as in the grid. */
  widthPx: number
}

/** What a file is made of; plain values, so that another thread can make it. */
export interface Sheet {
  /** What the sheet in the workbook is called. */
  name: string
  columns: SheetColumn[]
  rows: SheetCell[][]
}

/** The columns that are shown, in their order. */
export function shownColumns(columns: readonly GridColumn[], { layout }: GridState): GridColumn[] {
  const known = new Map(columns.map((column) => [column.id, column]))
  return layout.columns.flatMap(({ id, hidden }) => (hidden ? [] : (known.get(id) ?? [])))
}

/** One row as it stands in the grid: what is no number there is none in the file. */
export const rowOf = (columns: readonly GridColumn[], row: number): SheetCell[] =>
  columns.map((column) => {
    const value = column.kind === 'number' ? column.value?.(row) : undefined
    return typeof value === 'number' && Number.isFinite(value) ? value : column.text(row)
  })
