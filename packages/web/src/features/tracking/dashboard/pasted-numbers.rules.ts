import { recognise } from '@fairway/contract/shared/search-number'
import { splitNumbers } from '@fairway/contract/shared/written-number'
import {
  type DashboardNumberKind,
  type DashboardNumberType,
  dashboardNumberKinds,
} from '@fairway/contract/tracking/dashboard.words'

/** What a pasted text holds, each number once. */
export interface PastedNumbers {
  /** All of them in the order in which they stand there. */
  numbers: string[]
  /** How many there are of each kind. */
  counts: Record<DashboardNumberKind, number>
  /** Words that are no number of any kind. */
  unknown: string[]
  /** Container numbers whose last digit does not fit; they are looked for as they are written. */
  wrongCheckDigit: string[]
  /** How many stand there more than once. */
  doubled: number
}

const isEdiRef = (value: string) => /^FW\d{8}$/.test(value)

/** Reads whatever was pasted from a mail or a sheet: which container, booking, B/L and EDI numbers stand in it. */
export function readPastedNumbers(text: string): PastedNumbers {
  const values = splitNumbers(text)
  const distinct = new Set(values)
  const found: PastedNumbers = {
    numbers: [],
    counts: { container: 0, booking: 0, bl: 0, ediRef: 0 },
    unknown: [],
    wrongCheckDigit: [],
    doubled: values.length - distinct.size,
  }
  const taken = new Set<string>()
  const take = (kind: DashboardNumberKind, number: string) => {
    // with and without its check digit it is the same box
    if (taken.has(number)) found.doubled += 1
    else {
      taken.add(number)
      found.numbers.push(number)
      found.counts[kind] += 1
    }
  }
  for (const value of distinct) {
    const verdict = recognise(value)
    if (isEdiRef(value)) take('ediRef', value)
    else if ('number' in verdict) take(verdict.type, verdict.number)
    else if (verdict.problem === 'wrongCheckDigit') {
      found.wrongCheckDigit.push(value)
      take('container', value)
    } else found.unknown.push(value)
  }
  return found
}

/** The kinds that there are numbers of. */
export const kindsIn = ({ counts }: PastedNumbers): DashboardNumberKind[] =>
  dashboardNumberKinds.filter((kind) => counts[kind] > 0)

/** What the numbers are looked for as: all of one kind, or a mixture. Nothing where there is no number at all. */
export function typeOf(found: PastedNumbers): DashboardNumberType | undefined {
  const [first, ...others] = kindsIn(found)
  return others.length > 0 ? 'mixed' : first
}
