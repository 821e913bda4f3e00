import type { Violation } from '../kit/errors.ts'
import { printedLines } from '../shared/wrap-text.rules.ts'
import { readHts } from './hts.rules.ts'
import { violation } from './shipping-instruction.errors.ts'
import type { SiCommodity, SiDocument } from './shipping-instruction.schema.ts'
import * as values from './shipping-instruction.values.ts'
import { isEmptyRow } from './si-container.rules.ts'
import type { SiFacts } from './si-facts.rules.ts'

type Pages = Pick<SiDocument, 'commodities'>
type Check = (page: SiCommodity, path: string, facts: SiFacts) => Violation[]

const LINE_ENDS = /[\n\r\v\f\u0085\u2028\u2029]/

/**
 * Whether a text prints on more lines than that. Two lines that follow each other hold more than one line together, so
 * most texts are short enough without being wrapped.
 */
function hasMoreLines(text: string, most: number, width: number): boolean {
  const ownLines = text.split(LINE_ENDS).length
  const places = 2 * text.length
  const atMost = ownLines + Math.ceil((2 * places) / width)
  return atMost > most && printedLines(text, width).length > most
}

const checkDescription: Check = ({ description }, path) =>
  description.trim() === '' ? [violation(`${path}.description`, 'SI0013')] : []

const checkMarks: Check = ({ marks }, path) => {
  if (marks.trim() === '') return [violation(`${path}.marks`, 'SI0014')]
  const isLong = hasMoreLines(marks, values.MARKS_LINES, values.MARKS_WIDTH)
  return isLong ? [violation(`${path}.marks`, 'SI0037', String(values.MARKS_LINES))] : []
}

/** An HTS code may be left out where the cargo ends at the port of discharge; one that is entered must be one. */
const checkHts: Check = ({ hts }, path, { booking }) => {
  const isMissing = hts.trim() === ''
  const isBroken = isMissing ? booking?.shipment === 'IPI' : readHts(hts) === undefined
  return isBroken ? [violation(`${path}.hts`, 'SI0015')] : []
}

const checkRows: Check = ({ containers }, path) => {
  if (containers.length === 0) return [violation(`${path}.containers`, 'SI0016')]
  return containers.flatMap((row, at) =>
    isEmptyRow(row) ? [violation(`${path}.containers.${at}.containerNo`, 'SI0016')] : [],
  )
}

/** What is wrong with the commodity pages themselves, in the specification's order (SI0013 to SI0016). */
export function checkCommodities({ commodities }: Pages, facts: SiFacts): Violation[] {
  if (commodities.length === 0) return [violation('commodities', 'SI0013')]
  return [checkDescription, checkMarks, checkHts, checkRows].flatMap((check) =>
    commodities.flatMap((page, at) => check(page, `commodities.${at}`, facts)),
  )
}

/** Descriptions that print on more than 999 lines, wrapped as the bill wraps them. */
export const checkLines = ({ commodities }: Pages): Violation[] =>
  commodities.flatMap(({ description }, at) =>
    hasMoreLines(description, values.DESCRIPTION_LINES, values.DESCRIPTION_WIDTH)
      ? [violation(`commodities.${at}.description`, 'SI0027')]
      : [],
  )
