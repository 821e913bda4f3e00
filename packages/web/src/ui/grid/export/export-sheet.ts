import type { ColumnKind, GridColumn } from '../grid-parts.ts'

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** One cell of an export: a number as a number, everything else as the text that is shown. */
export type SheetCell = string | number

export interface SheetColumn {
  title: string
  kind: ColumnKind
  /** As wide as in the grid. */
  widthPx: number
}

/** The content of an export as plain values, so that a worker can make the file. */
export interface Sheet {
  /** The name of the sheet in the workbook. */
  name: string
  columns: SheetColumn[]
  rows: SheetCell[][]
}

/** A message to the worker: some more rows, or the order to make the file. */
export type ExportOrder = { rows: SheetCell[][] } | (Omit<Sheet, 'rows'> & { format: ExportFormat })

/** One row as the grid shows it. Cells that are no numbers there are texts in the file. */
export const rowOf = (columns: readonly GridColumn[], row: number): SheetCell[] =>
  columns.map((column) => {
    const value = column.kind === 'number' ? column.value?.(row) : undefined
    return typeof value === 'number' && Number.isFinite(value) ? value : column.text(row)
  })

/** Names the file after its content and the day. Characters that file systems refuse become hyphens. */
export function exportFileName(name: string, day: Date, format: ExportFormat): string {
  const two = (value: number) => String(value).padStart(2, '0')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are intended
  const plain = name.replace(/[\u0000-\u001f<>:"/\\|?*\s]+/g, '-').replace(/^[-.]+|[-.]+$/g, '')
  return `${plain || 'export'}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.${format}`
}
