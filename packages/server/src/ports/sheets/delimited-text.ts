import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { ReadSheet, SheetRow } from '@fairway/contract/form-uploads/sheet.schema'
import { cellOf } from './cell-text.ts'
import { COLUMN_LIMIT, LAST_ROW, ROW_LIMIT, SHEET_ROWS } from './sheet-limits.ts'

/** As many columns as a spreadsheet has. */
const FIELD_LIMIT = 16_384
const lineEnd = /\r\n|\r|\n/y

/**
 * Cuts text into records and fields as spreadsheets write them: a field that begins with a quote goes on to the next
 * single one, over delimiters and line ends. A quote inside of a field is a sign like any other: 12" is a length.
 */
function* recordsOf(text: string, delimiter: string): Generator<string[]> {
  const plain = new RegExp(`[^\\r\\n${delimiter.replace(/[\\\]^-]/, '\\$&')}]*`, 'y')
  let fields: string[] = []
  let at = 0
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    const [found = ''] = pattern.exec(text) ?? []
    at += found.length
    return found
  }
  while (at < text.length) {
    const quoted = text[at] === '"' ? quotedField(text, at) : { field: '', end: at }
    at = quoted.end
    fields.push(quoted.field + match(plain))
    if (fields.length > FIELD_LIMIT) refuse('UP0018')
    if (text[at] === delimiter) {
      at++
      if (at < text.length) continue
    }
    match(lineEnd)
    yield fields
    fields = []
  }
}

function quotedField(text: string, start: number) {
  const pieces: string[] = []
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return refuse('UP0018') // the rest of the file is missing
    pieces.push(text.slice(from, quote))
    if (text[quote + 1] !== '"') return { field: pieces.join('"'), end: quote + 1 }
    from = quote + 2
  }
}

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
