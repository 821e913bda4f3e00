import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import { ROW_LIMIT } from '@fairway/contract/form-uploads/form-upload.words'
import type { ReadSheet, SheetRow } from '@fairway/contract/form-uploads/sheet.schema'
import { cellOf } from './cell-text.ts'
import { COLUMN_LIMIT, LAST_ROW, SHEET_ROWS } from './sheet-limits.ts'
import { recordsOf } from './text-records.ts'

const delimiters = [',', ';', '|']
/** So many lines tell how a file is delimited. */
const SAMPLE_LINES = 20
/** Spreadsheets write such a first line to say how the rest is delimited, and do not show it. */
const announcement = /^"?sep=([^\r\n"])"?(\r\n|\r|\n|$)/i
/** Exports put an apostrophe before what a spreadsheet would calculate, people before digits that shall stay as they are. */
const shielded = /^'(?=[=+\-@\t\r|%＝＋－＠\d])/

/** Rows of csv, or rows that were copied from a spreadsheet. Every cell is text, whatever it begins with. */
export function readText(text: string): ReadSheet {
  const announced = announcement.exec(text)
  const rest = announced ? text.slice(announced[0].length) : text
  const rows: SheetRow[] = []
  let number = 0
  for (const record of recordsOf(rest, announced?.[1] ?? delimiterOf(rest))) {
    const row = readRow(record, ++number)
    if (row) rows.push(row)
    if (rows.length > SHEET_ROWS || number > LAST_ROW) refuse('UP0024', String(ROW_LIMIT))
  }
  return { name: '', rows, merged: [] }
}

function readRow(record: string[], row: number): SheetRow | undefined {
  const cells = record.map((text) => cellOf('text', text.replace(shielded, '')))
  const width = cells.findLastIndex((cell) => cell !== null) + 1
  if (width > COLUMN_LIMIT) refuse('UP0018')
  return width === 0 ? undefined : { row, cells: cells.slice(0, width) }
}

/** Tabs are never part of a text. Of the others, the one that most lines have: headings have no comma of an address. */
function delimiterOf(text: string) {
  const lines = sampleLines(text)
  const having = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length
  if (having('\t') >= lines.length / 2) return '\t'
  const [best = ','] = delimiters.toSorted(
    (one, other) => having(other) - having(one) || count(lines, other) - count(lines, one),
  )
  return best
}

const count = (lines: readonly string[], delimiter: string) => lines.join('').split(delimiter).length

/** The first lines without what stands in quotes. */
const sampleLines = (text: string) =>
  text
    .slice(0, 64 * 1024)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES)
