import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import { ROW_LIMIT } from '@fairway/contract/form-uploads/form-upload.words'
import type { ReadSheet, SheetRow } from '@fairway/contract/form-uploads/sheet.schema'
import { CsvError, parse } from 'csv-parse/sync'
import { cellOf } from './cell-text.ts'
import { COLUMN_LIMIT, SHEET_ROWS } from './sheet-limits.ts'

/** In the order in which they win where a text has as many of each. */
const delimiters = ['\t', ';', ',', '|']
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
  const take = (record: string[], { records }: { records: number }) => {
    const row = readRow(record, records)
    if (row) rows.push(row)
    if (rows.length > SHEET_ROWS) refuse('UP0024', String(ROW_LIMIT))
    return null
  }
  try {
    parse(rest, {
      delimiter: announced?.[1] ?? delimiterOf(rest),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      on_record: take,
    })
  } catch (error) {
    if (error instanceof CsvError) refuse('UP0018')
    throw error
  }
  return { name: '', rows, merged: [] }
}

function readRow(record: string[], row: number): SheetRow | undefined {
  const cells = record.map((text) => cellOf('text', text.replace(shielded, '')))
  const width = cells.findLastIndex((cell) => cell !== null) + 1
  if (width > COLUMN_LIMIT) refuse('UP0018')
  return width === 0 ? undefined : { row, cells: cells.slice(0, width) }
}

/** The one that most lines have most of, outside of quotes: a comma in one address makes no columns. */
function delimiterOf(text: string) {
  const lines = sampleLines(text)
  const middle = (counts: number[]) => counts.sort((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0
  const scores = delimiters.map((delimiter) => middle(lines.map((line) => line.split(delimiter).length - 1)))
  const best = Math.max(...scores)
  return best === 0
    ? (delimiters.find((delimiter) => text.includes(delimiter)) ?? ',')
    : (delimiters[scores.indexOf(best)] ?? ',')
}

/** The first lines without what stands in quotes. */
const sampleLines = (text: string) =>
  text
    .slice(0, 64 * 1024)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES)
