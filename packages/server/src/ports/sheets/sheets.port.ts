import type { ReadSheet } from '@fairway/contract/form-uploads/sheet.schema'

/** Reads files that people send: workbooks, csv, rows that were pasted. Files are not trusted. */
export interface Sheets {
  /** What stands in a file, or a refusal that says why it cannot be read (UP0012 to UP0026). */
  read(bytes: Buffer, signal: AbortSignal): Promise<ReadSheet[]>
  close(): Promise<void>
}

/** A workbook that is made here: an empty form. */
export interface Workbook {
  title: string
  sheets: WrittenSheet[]
}
export interface WrittenSheet {
  name: string
  /** Lists that cells are chosen from lie in sheets that nobody sees. */
  isHidden?: true
  columns: WrittenColumn[]
  rows: string[][]
}
export interface WrittenColumn {
  heading: string
  /** In characters. */
  width: number
  isRequired?: true
  kind: 'text' | 'number' | 'day'
  /** Shown when one stands in a cell of this column. */
  hint?: string
  /** Where the list of this column stands: a sheet and how many of its first column's cells. */
  list?: { sheet: string; column: number; count: number }
}
