import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { SheetCell } from '@fairway/contract/form-uploads/sheet.schema'
import { cellOf } from './cell-text.ts'
import { refuseOutsideFormula } from './formula-reach.ts'
import type { NumberFormat } from './number-formats.ts'
import { unescaped } from './shared-texts.ts'

/** Digits that a double holds for certain; what comes after them is noise of calculating. */
const CERTAIN_DIGITS = 15
const numberPattern = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
const MS_PER_DAY = 86_400_000
const SECONDS_PER_DAY = 86_400
/** 9999-12-31, the last day of spreadsheets. */
const LAST_SERIAL = 2_958_465

/** A number in the digits that a person would write: no exponent, no noise. Nothing for what is no number. */
function plainNumber(text: string): string | undefined {
  const value = numberPattern.test(text.trim()) ? Number(text) : Number.NaN
  if (!Number.isFinite(value)) return undefined
  const [digits = '0', exponent = '0'] = Math.abs(value)
    .toExponential(CERTAIN_DIGITS - 1)
    .split('e')
  const [whole = '', fraction = ''] = placePoint(digits.replace('.', ''), Number(exponent)).split('.')
  const rest = fraction.replace(/0+$/, '')
  const plain = rest ? `${whole}.${rest}` : whole
  return value < 0 && plain !== '0' ? `-${plain}` : plain
}

/** The point stands behind the first digit, and moves by the exponent. */
function placePoint(digits: string, exponent: number) {
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${digits}`
  const filled = digits.padEnd(exponent + 1, '0')
  return `${filled.slice(0, exponent + 1)}.${filled.slice(exponent + 1)}`
}

/** Days since the end of 1899, or of 1903 in workbooks of old Macs, as a day; nothing for what lies outside of days. */
function dayOfSerial(serial: number, from1904: boolean): string | undefined {
  // a moment that calculating has put a hair before midnight belongs to the day that begins
  const day = Math.floor(serial + 0.5 / SECONDS_PER_DAY)
  if (from1904) return day >= 0 && day <= LAST_SERIAL ? isoDay(Date.UTC(1904, 0, 1), day) : undefined
  // spreadsheets count a 29 February 1900, which never was
  if (day < 1 || day === 60 || day > LAST_SERIAL) return undefined
  return isoDay(Date.UTC(1899, 11, day < 60 ? 31 : 30), day)
}

const isoDay = (epoch: number, days: number) => {
  const day = new Date(epoch + days * MS_PER_DAY).toISOString()
  return day.startsWith('+') ? undefined : day.slice(0, 10)
}

/** A part of a day as a clock shows it. */
function timeOfSerial(serial: number): string {
  const seconds = Math.round((serial - Math.floor(serial)) * SECONDS_PER_DAY) % SECONDS_PER_DAY
  const clock = new Date(seconds * 1000).toISOString()
  return seconds % 60 === 0 ? clock.slice(11, 16) : clock.slice(11, 19)
}

/** What cells of all sheets refer to. */
export interface WorkbookTexts {
  shared: readonly string[]
  formats: readonly NumberFormat[]
  from1904: boolean
}

/** A cell as the file has it. */
export interface RawCell {
  type: string
  style: number
  text: string
  /** There is a place for a value, be it empty. */
  hasValue: boolean
  formula: string | undefined
}

/** What a person sees in a cell. A formula counts as its value, which the program that saved it has calculated. */
export function readCell(cell: RawCell, texts: WorkbookTexts): SheetCell | null {
  const { type, text, formula } = cell
  if (formula !== undefined) {
    refuseOutsideFormula(formula)
    // an empty text is a value, an empty number is none
    if (!cell.hasValue || (text === '' && type !== 'str')) return cellOf('broken', `=${formula}`)
  }
  if (text === '') return null
  if (type === 's') return cellOf('text', texts.shared[Number(text)] ?? refuse('UP0018'))
  if (type === 'inlineStr' || type === 'str') return cellOf('text', unescaped(text))
  if (type === 'b') return cellOf('truth', /^(1|true)$/i.test(text.trim()) ? 'TRUE' : 'FALSE')
  if (type === 'e') return cellOf('broken', text)
  if (type === 'd') return isoCell(text)
  return numberCell(text, texts.formats[cell.style], texts.from1904)
}

function isoCell(text: string) {
  const [, day = '', time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})|T|$)/.exec(text.trim()) ?? []
  return Number.isNaN(Date.parse(day)) ? cellOf('text', text) : dayCell(day, time ?? MIDNIGHT)
}

const MIDNIGHT = '00:00'

/** A day, and its time where it has one. */
function dayCell(day: string, time: string): SheetCell | null {
  const cell = cellOf('day', day)
  return cell && time !== MIDNIGHT ? { ...cell, time } : cell
}

function numberCell(text: string, format: NumberFormat, from1904: boolean) {
  const number = plainNumber(text)
  if (number === undefined) return cellOf('broken', text)
  const value = Number(number)
  const day = format === 'day' ? dayOfSerial(value, from1904) : undefined
  if (day) return dayCell(day, timeOfSerial(value).slice(0, 5))
  if (format === 'time' || (format === 'day' && value >= 0 && value < 1)) return cellOf('text', timeOfSerial(value))
  return cellOf(
    'number',
    typeof format === 'object' && /^\d+$/.test(number) ? number.padStart(format.digits, '0') : number,
  )
}
