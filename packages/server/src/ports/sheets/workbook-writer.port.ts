/** What a cell looks like, and how a program takes what is typed into it. */
export type CellStyle =
  | 'text' | 'number' | 'day' | 'band' | 'required' | 'optional' | 'example' | 'title' | 'note' | 'name' | 'mark' | 'lines' // biome-ignore format: one line of words

export interface OutputCell {
  text: string
  style: CellStyle
  /** A plain decimal that spreadsheets count with; all other cells are text. */
  isNumber?: true
}

/** The hint in the cells of a column, and their choices. */
export interface Guidance {
  column: number
  firstRow: number
  lastRow: number
  /** Shown when one stands in such a cell. */
  hint: { title: string; text: string }
  /** Where the choices stand. A column without any takes what its kind says. */
  list?: { sheet: string; column: number; count: number }
  kind: 'any' | 'number' | 'day'
  /** Shown when something else is typed; one may go on with it. */
  doubt: { title: string; text: string }
}

/** Cells that are marked while they are empty and a formula over their row holds. */
export interface Reminder {
  column: number
  firstRow: number
  lastRow: number
  /** In the words of spreadsheets, for the first of the rows. */
  when: string
}

export interface OutputSheet {
  name: string
  /** Lists that cells are chosen from lie in sheets that nobody sees. */
  isHidden?: true
  /** Width in characters; what empty cells of the column look like. */
  columns: { width: number; style: CellStyle }[]
  /** `isSpread`: its first cell takes the width of all columns. */
  rows: { cells: OutputCell[]; height?: number; isSpread?: true }[]
  /** Rows and columns that stay in sight. */
  frozen?: { rows: number; columns: number }
  guidance?: Guidance[]
  reminders?: Reminder[]
  /** Printed across, on as many pages as it is long. */
  isWide?: true
}

/** A workbook that is made here. It holds texts and numbers: nothing in it is ever worked out. */
export interface OutputWorkbook {
  title: string
  author: string
  font: string
  sheets: OutputSheet[]
}
