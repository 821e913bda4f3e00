import { writable } from './cell-text.rules.ts'
import type { Sheet, SheetCell } from './export-sheet.ts'

/** What spreadsheets take for the start of a formula, also after spaces and in full-width forms. */
const FORMULA_START = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n\0]/u
const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/

/** A text as a field of a CSV file. An apostrophe marks possible formulas as text. */
export function csvField(cell: SheetCell): string {
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell
  const clean = writable(text)
  return NEEDS_QUOTES.test(clean) ? `"${clean.replaceAll('"', '""')}"` : clean
}

const csvLine = (cells: readonly SheetCell[]) => `${cells.map(csvField).join(',')}\r\n`

/** The whole file by RFC 4180. The byte order mark tells spreadsheets that it is UTF-8. */
export function csvText({ columns, rows }: Sheet): string {
  return `\uFEFF${csvLine(columns.map(({ title }) => title))}${rows.map(csvLine).join('')}`
}
