import { cargoFlags } from '../bookings/booking-request.values.ts'
import { equipmentCalled } from '../bookings/equipment-aliases.values.ts'
import { cutText, isLonger } from '../shared/cut-text.ts'
import { isDateOnly } from '../shared/date-only.ts'
import { readDay } from '../shared/read-day.ts'
import { type BookingColumn, bookingColumns } from './booking-form.values.ts'
import { codeOf, type FormNames, nameKey } from './form-names.rules.ts'
import { flagsOf, freightTermOf, paymentTermOf } from './form-term.rules.ts'
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

type Read = (text: string, names: FormNames) => CellReading

/** The length limit of one line of a document. */
const LINE_LENGTH = 200

const line: Read = (text) => ({ text: onOneLine(text) })
const lines: Read = (text) => ({ text: onLines(text) })
/** One of our own values, or an entry of a list with its name behind it. */
const code: Read = (text) => ({ text: codeOf(inPlainLetters(text)).toUpperCase() })
const number: Read = (text) => ({ text: inDigits(text) })
const coded =
  (kind: keyof FormNames): Read =>
  (text, names) => {
    const plain = inPlainLetters(text)
    return {
      text: names[kind].get(nameKey(plain)) ?? names[kind].get(nameKey(codeOf(plain))) ?? code(plain, names).text,
    }
  }
/** Equipment by the carrier's code, its name, or its trade name: 40HQ. */
const equipment: Read = (text, names) => {
  const read = coded('equipment')(text, names)
  const codes = new Set(names.equipment.values())
  return codes.has(read.text) ? read : { text: equipmentCalled(read.text, codes) ?? read.text }
}
/** A voyage has only letters and digits; separators are removed. */
const voyage: Read = (text, names) => ({ text: code(text, names).text.replace(/[\s./-]/g, '') })
const degrees: Read = (text) => {
  const { degrees: value, unit } = inDegrees(text)
  return { text: value, unit }
}
const unit: Read = (text) => ({
  text: inPlainLetters(text)
    .toUpperCase()
    .replace(/[°º\s]/g, ''),
})
const day: Read = (text) => {
  const date = readDay(inPlainLetters(text))
  return isDateOnly(date) ? { text: date } : { text: '', error: { code: 'UP0027', args: [onOneLine(text)] } }
}
const flags: Read = (text) => {
  const { flags: found, unknown } = flagsOf(text)
  const reading = { text: found.join(',') }
  if (unknown.length === 0) return reading
  return { ...reading, error: { code: 'UP0037', args: [unknown.map(onOneLine).join(', '), cargoFlags.join(', ')] } }
}

const readers: Record<BookingColumn, Read> = {
  customerReference: line,
  bookingNo: code,
  organisation: coded('organisations'),
  serviceContract: code,
  item: code,
  poNumber: line,
  freightTerm: (text) => ({ text: freightTermOf(text) }),
  paymentTerm: (text) => ({ text: onOneLine(paymentTermOf(text)) }),
  placeOfReceipt: coded('places'),
  portOfLoading: coded('places'),
  portOfDischarge: coded('places'),
  placeOfDelivery: coded('places'),
  etd: day,
  vvd: voyage,
  'shipper.name': line,
  'shipper.address': lines,
  'shipper.contact': line,
  'consignee.name': line,
  'consignee.address': lines,
  'consignee.contact': line,
  'notifyParty.name': line,
  'notifyParty.address': lines,
  'notifyParty.contact': line,
  commodity: lines,
  grossWeight: number,
  cube: number,
  equipment,
  quantity: number,
  packageType: coded('packageTypes'),
  packages: number,
  temperature: degrees,
  temperatureUnit: unit,
  flags,
  'hazard.unType': code,
  'hazard.unNumber': number,
  'hazard.imoClass': code,
  'hazard.packageGroup': code,
  'hazard.flashPoint': degrees,
  'hazard.flashPointUnit': unit,
  'hazard.emergencyPhone': (text) => ({ text: inPlainLetters(text) }),
  'gauge.length': number,
  'gauge.width': number,
  'gauge.height': number,
  remarks: lines,
}

/** Reads a cell of this column. The value always fits a document: a longer one is cut and reported. */
export function readCell(field: BookingColumn, cell: SheetCell, names: FormNames): CellReading {
  if (cell.kind === 'broken') return { text: '', error: { code: 'UP0028', args: [onOneLine(cell.text)] } }
  const read = readers[field]
  const reading = read(cell.text, names)
  const limit = read === lines ? CELL_LENGTH : LINE_LENGTH
  const text = reading.text.normalize('NFC')
  if (!cell.isCut && !isLonger(text, limit)) return { ...reading, text }
  return { ...reading, text: cutText(text, limit).trim(), error: { code: 'UP0035', args: [String(limit)] } }
}

/** Reads cells with a cache, because most values of a column repeat in a table. */
export function cellReader(names: FormNames): (field: BookingColumn, cell: SheetCell) => CellReading {
  const known = new Map(bookingColumns.map(({ field }) => [field, new Map<string, CellReading>()]))
  return (field, cell) => {
    if (cell.isCut || cell.kind === 'broken') return readCell(field, cell, names)
    const ofColumn = known.get(field)
    const reading = ofColumn?.get(cell.text) ?? readCell(field, cell, names)
    ofColumn?.set(cell.text, reading)
    return reading
  }
}
