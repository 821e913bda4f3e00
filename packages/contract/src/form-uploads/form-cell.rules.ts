import { equipmentCalled } from '../bookings/requests/equipment-aliases.values.ts'
import { cutText, isLonger } from '../shared/cut-text.ts'
import { isDateOnly } from '../shared/date-only.ts'
import { readDay } from '../shared/read-day.ts'
import { codeOf, type FormNames, nameKey } from './form-names.rules.ts'
import { CELL_LENGTH } from './form-upload.values.ts'
import { inDegrees, inDigits, inPlainLetters, onLines, onOneLine } from './form-value.rules.ts'
import type { SheetCell } from './sheet.schema.ts'

/** The value that a cell gives a document, and its error; an empty cell has an empty value. */
export interface CellReading {
  text: string
  /** The unit behind a temperature. */
  unit?: string
  error?: { code: string; args: string[] }
}

/** Reads the text of a cell; `time` is that of a day which a spreadsheet stores with one. */
export type ReadCell = (text: string, names: FormNames, time?: string) => CellReading

/** The length limits of one line of a document, and of a text of several lines. */
const LINE_LENGTH = 200
const LINES_LENGTH = 2000

export const line: ReadCell = (text) => ({ text: onOneLine(text) })
export const lines: ReadCell = (text) => ({ text: onLines(text) })
/** A text as long as a cell can be: a description of goods. */
export const longText: ReadCell = (text) => ({ text: onLines(text) })
const limits = new Map<ReadCell, number>([
  [lines, LINES_LENGTH],
  [longText, CELL_LENGTH],
])
/** One of our own values, or an entry of a list with its name behind it. */
export const code: ReadCell = (text) => ({ text: codeOf(inPlainLetters(text)).toUpperCase() })
export const number: ReadCell = (text) => ({ text: inDigits(text) })
export const coded =
  (kind: keyof FormNames): ReadCell =>
  (text, names) => {
    const plain = inPlainLetters(text)
    return {
      text: names[kind].get(nameKey(plain)) ?? names[kind].get(nameKey(codeOf(plain))) ?? code(plain, names).text,
    }
  }
/** Equipment by the carrier's code, its name, or its trade name: 40HQ. */
export const equipment: ReadCell = (text, names) => {
  const read = coded('equipment')(text, names)
  const codes = new Set(names.equipment.values())
  return codes.has(read.text) ? read : { text: equipmentCalled(read.text, codes) ?? read.text }
}
/** A voyage has only letters and digits; separators are removed. */
export const voyage: ReadCell = (text, names) => ({ text: code(text, names).text.replace(/[\s./-]/g, '') })
export const degrees: ReadCell = (text) => {
  const { degrees: value, unit } = inDegrees(text)
  return { text: value, unit }
}
export const unit: ReadCell = (text) => ({
  text: inPlainLetters(text)
    .toUpperCase()
    .replace(/[°º\s]/g, ''),
})
export const day: ReadCell = (text) => {
  const date = readDay(inPlainLetters(text))
  return isDateOnly(date) ? { text: date } : { text: '', error: { code: 'UP0027', args: [onOneLine(text)] } }
}
/** How the cells of a form are read, column by column. */
export type CellReaders<F extends string> = Readonly<Record<F, ReadCell>>

/** Reads a cell. The value always fits a document: a longer one is cut and reported. */
export function readCellBy(read: ReadCell, cell: SheetCell, names: FormNames): CellReading {
  if (cell.kind === 'broken') return { text: '', error: { code: 'UP0028', args: [onOneLine(cell.text)] } }
  const reading = read(cell.text, names, cell.time)
  const limit = limits.get(read) ?? LINE_LENGTH
  const text = reading.text.normalize('NFC')
  if (!cell.isCut && !isLonger(text, limit)) return { ...reading, text }
  return { ...reading, text: cutText(text, limit).trim(), error: { code: 'UP0035', args: [String(limit)] } }
}

/** Reads cells with a cache, because most values of a column repeat in a table. */
export function cellReaderBy<F extends string>(readers: CellReaders<F>, names: FormNames) {
  const known = new Map<F, Map<string, CellReading>>()
  return (field: F, cell: SheetCell): CellReading => {
    if (cell.isCut || cell.time !== undefined || cell.kind === 'broken') return readCellBy(readers[field], cell, names)
    const ofColumn = known.get(field) ?? new Map<string, CellReading>()
    known.set(field, ofColumn)
    const reading = ofColumn.get(cell.text) ?? readCellBy(readers[field], cell, names)
    ofColumn.set(cell.text, reading)
    return reading
  }
}
