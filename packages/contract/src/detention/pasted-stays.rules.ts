import type { Violation } from '../kit/errors.ts'
import { normalizeDay } from '../shared/date-only.ts'
import { checkStay } from './detention.rules.ts'
import { CONTAINERS_LIMIT } from './detention.values.ts'

/** One container of a pasted list: what it is called, and its two dates. */
export interface PastedStay {
  name: string
  outGateOn: string
  inGateOn: string
  errors: Violation[]
}

export interface PastedStays {
  stays: PastedStay[]
  /** Lines beyond the limit, which are not counted. */
  left: number
}

const isHeading = (cells: string[]) => cells.every((cell) => !/\d/.test(cell))

/**
 * Reads lines as they are copied from a sheet: container, out-gate, in-gate. A line without a date of return, or
 * without both, takes those of the form, so that a bare list of containers asks the same of each.
 */
export function readPastedStays(text: string, form: Pick<PastedStay, 'outGateOn' | 'inGateOn'>): PastedStays {
  const lines = text
    .normalize('NFKC')
    .split(/\r?\n/)
    .map((line) => line.split(/[\t,;，；、 ]+/).filter((cell) => cell !== ''))
    .filter((cells) => cells.length > 0 && !isHeading(cells))
  const stays = lines.slice(0, CONTAINERS_LIMIT).map(([name = '', out, back]) => {
    const stay = {
      outGateOn: out === undefined ? form.outGateOn : normalizeDay(out),
      inGateOn: back === undefined ? form.inGateOn : normalizeDay(back),
    }
    return { name: name.toUpperCase(), ...stay, errors: checkStay({ ...stay, days: '' }) }
  })
  return { stays, left: Math.max(0, lines.length - CONTAINERS_LIMIT) }
}
