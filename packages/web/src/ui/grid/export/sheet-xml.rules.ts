import { cutUnits } from '@fairway/contract/shared/cut-units'
import { isDateOnly } from '@fairway/contract/shared/date-only'
import type { Sheet, SheetCell, SheetColumn } from './export-sheet.ts'
import { DAY_STYLE, HEADER_STYLE, INSTANT_STYLE } from './workbook-xml.rules.ts'
import { xmlText } from './xml-text.rules.ts'

const LONGEST_CELL = 32_767
const MS_PER_DAY = 86_400_000
/** Day 0 of a spreadsheet's calendar. */
const DAY_ZERO = Date.UTC(1899, 11, 30)

/** Spreadsheets read _x0041_ as the letter A. Escaping the underscore keeps such texts as they are. */
const literally = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')

/** The letters of a column: A to Z, then AA. */
const columnLetters = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnLetters(Math.floor(at / 26) - 1) + columnLetters(at % 26)

/** A spreadsheet has no time zones: the day number is made from the local time that the reader sees. */
function dayNumber(text: string): number | undefined {
  const [, day = '', time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?: ((?:[01]\d|2[0-3]):[0-5]\d))?$/.exec(text) ?? []
  // before 1 March 1900 the calendars of spreadsheets differ
  if (!isDateOnly(day) || day < '1900-03-01') return undefined
  const days = (Date.parse(`${day}T${time}:00Z`) - DAY_ZERO) / MS_PER_DAY
  // a tenth of a millisecond more, so that truncation does not lead to the minute before
  return Number.isInteger(days) ? days : (Math.floor(days * 1e9) + 2) / 1e9
}

/** A text is always a text cell, whatever it begins with, so that it is never evaluated. */
const textCell = (place: string, text: string, style = '') =>
  `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${literally(xmlText(cutUnits(text, LONGEST_CELL)))}</t></is></c>`

/** One cell by the kind of its column: numbers, days and times keep their type, everything else is text. */
function xmlCell(place: string, cell: SheetCell, { kind }: SheetColumn): string {
  if (cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  const at = kind === 'day' || kind === 'instant' ? dayNumber(cell) : undefined
  if (at === undefined) return textCell(place, cell)
  return `<c r="${place}" s="${cell.length > 10 ? INSTANT_STYLE : DAY_STYLE}"><v>${at}</v></c>`
}

/** A spreadsheet measures columns in digits of about 7 pixels. */
const xmlWidth = ({ widthPx }: SheetColumn, at: number) =>
  `<col min="${at + 1}" max="${at + 1}" width="${((widthPx - 5) / 7).toFixed(2)}" customWidth="1"/>`

const SHEET_START =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
/** Freezes the header. */
const VIEW =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

/** The sheet: a bold, frozen header, then the rows. */
export function* sheetXml({ columns, rows }: Sheet): Generator<string> {
  const letters = columns.map((_column, at) => columnLetters(at))
  const cols = columns.length > 0 ? `<cols>${columns.map(xmlWidth).join('')}</cols>` : ''
  const header = columns.map(({ title }, at) => textCell(`${letters[at]}1`, title, ` s="${HEADER_STYLE}"`)).join('')
  yield `${SHEET_START}${VIEW}${cols}<sheetData><row r="1">${header}</row>`
  for (const [at, row] of rows.entries()) {
    const cells = columns.map((column, place) => xmlCell(`${letters[place]}${at + 2}`, row[place] ?? '', column))
    yield `<row r="${at + 2}">${cells.join('')}</row>`
  }
  yield '</sheetData></worksheet>'
}
