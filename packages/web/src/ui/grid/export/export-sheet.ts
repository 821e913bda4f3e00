import type { ColumnKind } from '@fairway/contract/shared/column-filter.rules'
import { columnWidthPx, textPlaces } from '@fairway/contract/shared/column-width'
import type { GridColumn } from '../grid-parts.ts'

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** One cell of an export: a number as a number, everything else as text. */
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

export interface FileColumn {
  column: GridColumn
  widthPx: number
}

/** The columns of a file: those that are shown, each with what belongs beside it, and behind the first those that no file lacks. */
export function fileColumns(columns: readonly GridColumn[], shown: readonly FileColumn[]): FileColumn[] {
  const ids = new Set(shown.map(({ column }) => column.id))
  const unseen = (column: GridColumn) => !ids.has(column.id)
  const withWidth = (column: GridColumn) => ({ column, widthPx: columnWidthPx(textPlaces(column.title)) })
  const needed = columns.filter((column) => column.isInEveryFile && unseen(column)).map(withWidth)
  const whole = shown.flatMap((one) => [one, ...(one.column.besideInFile ?? []).filter(unseen).map(withWidth)])
  return [...whole.slice(0, 1), ...needed, ...whole.slice(1)]
}

/** One row for a file: numbers as numbers, numbers of containers without the spaces that help the eye, the rest as it is shown. */
export const rowOf = (columns: readonly GridColumn[], row: number): SheetCell[] =>
  columns.map(({ kind, value, text }) => {
    const own = kind === 'number' || kind === 'text' ? value?.(row) : undefined
    if (kind === 'text') return typeof own === 'string' ? own : text(row)
    return typeof own === 'number' && Number.isFinite(own) ? own : text(row)
  })

/** Names the file after its content and the day. Characters that file systems refuse become hyphens. */
export function exportFileName(name: string, day: Date, format: ExportFormat): string {
  const two = (value: number) => String(value).padStart(2, '0')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are intended
  const plain = name.replace(/[\u0000-\u001f<>:"/\\|?*\s]+/g, '-').replace(/^[-.]+|[-.]+$/g, '')
  return `${plain || 'export'}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.${format}`
}
