import type { ColumnKind, GridColumn } from '../grid-parts.ts'

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

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

/** What the page tells the thread that makes the file: some more rows, or that all are there. */
export type ExportOrder = { rows: SheetCell[][] } | (Omit<Sheet, 'rows'> & { format: ExportFormat })

/** One row as it stands in the grid: what is no number there is none in the file. */
export const rowOf = (columns: readonly GridColumn[], row: number): SheetCell[] =>
  columns.map((column) => {
    const value = column.kind === 'number' ? column.value?.(row) : undefined
    return typeof value === 'number' && Number.isFinite(value) ? value : column.text(row)
  })

/** Names the file after what is in it and the day; what file systems do not take becomes a hyphen. */
export function exportFileName(name: string, day: Date, format: ExportFormat): string {
  const two = (value: number) => String(value).padStart(2, '0')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
  const plain = name.replace(/[\u0000-\u001f<>:"/\\|?*\s]+/g, '-').replace(/^[-.]+|[-.]+$/g, '')
  return `${plain || 'export'}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.${format}`
}
