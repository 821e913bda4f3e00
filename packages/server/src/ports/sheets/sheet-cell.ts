import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { SheetCell } from '@fairway/contract/form-uploads/sheet.schema'
import { cellOf } from './cell-text.ts'
import { dayOfSerial, plainNumber, timeOfSerial } from './cell-values.ts'
import { refuseOutsideFormula } from './formula-reach.ts'
import type { NumberFormat } from './number-formats.ts'
import { unescaped } from './shared-texts.ts'

/** What cells of all sheets refer to. */
export interface WorkbookTexts {
  shared: readonly string[]
  formats: readonly NumberFormat[]
  from1904: boolean
}

/** A cell as the file has it. */
export interface WrittenCell {
  type: string
  style: number
  text: string
  /** There is a place for a value, be it empty. */
  hasValue: boolean
  formula: string | undefined
}

/** What a person sees in a cell. A formula counts as its value, which the program that saved it has calculated. */
export function readCell(cell: WrittenCell, texts: WorkbookTexts): SheetCell | null {
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
  const day = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(text.trim())?.[0]
  return day && !Number.isNaN(Date.parse(day)) ? cellOf('day', day) : cellOf('text', text)
}

function numberCell(text: string, format: NumberFormat, from1904: boolean) {
  const number = plainNumber(text)
  if (number === undefined) return cellOf('broken', text)
  const value = Number(number)
  const day = format === 'day' ? dayOfSerial(value, from1904) : undefined
  if (day) return cellOf('day', day)
  if (format === 'time' || (format === 'day' && value >= 0 && value < 1)) return cellOf('text', timeOfSerial(value))
  return cellOf(
    'number',
    typeof format === 'object' && /^\d+$/.test(number) ? number.padStart(format.digits, '0') : number,
  )
}
