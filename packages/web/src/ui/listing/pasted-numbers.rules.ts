import type { BillNumberKind } from '@fairway/contract/billing-documents/bill.values'
import { billNumberKind } from '@fairway/contract/billing-documents/bill-criteria.rules'
import { splitNumbers } from '@fairway/contract/shared/number-format'
import { recognise } from '@fairway/contract/shared/search-number'
import type { DashboardNumberKind } from '@fairway/contract/tracking/dashboard/dashboard.values'

/** The kinds of numbers that some list is searched by. */
export type PastedNumberKind = DashboardNumberKind | BillNumberKind

/** What a pasted text holds, each number once; only numbers of kinds that the list knows. */
export interface PastedNumbers<K extends PastedNumberKind = PastedNumberKind> {
  /** All of them in the order in which they stand there. */
  numbers: string[]
  /** How many there are of each kind. */
  counts: Record<K, number>
  /** Words that are no number of any kind. */
  unknown: string[]
  /** Container numbers whose last digit does not fit; they are looked for as they are written. */
  wrongCheckDigit: string[]
  /** How many stand there more than once. */
  doubled: number
}

const isEdiRef = (value: string) => /^FW\d{8}$/.test(value)

/** Reads whatever was pasted from a mail or a sheet: which numbers of these kinds stand in it. */
export function readPastedNumbers<K extends PastedNumberKind>(text: string, kinds: readonly K[]): PastedNumbers<K> {
  const values = splitNumbers(text)
  const distinct = new Set(values)
  const found: PastedNumbers<K> = {
    numbers: [],
    counts: Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<K, number>, // one for each
    unknown: [],
    wrongCheckDigit: [],
    doubled: values.length - distinct.size,
  }
  const seen = new Set<string>()
  const add = (named: PastedNumberKind, value: string, number: string) => {
    const kind = kinds.find((one) => one === named)
    // with and without its check digit it is the same container
    if (kind === undefined) found.unknown.push(value)
    else if (seen.has(number)) found.doubled += 1
    else {
      seen.add(number)
      found.numbers.push(number)
      found.counts[kind] += 1
    }
  }
  for (const value of distinct) {
    const verdict = recognise(value)
    if (isEdiRef(value)) add('ediRef', value, value)
    else if ('number' in verdict) add(verdict.type, value, verdict.number)
    else if (verdict.problem === 'wrongCheckDigit' && kinds.some((kind) => kind === 'container')) {
      found.wrongCheckDigit.push(value)
      add('container', value, value)
    } else if (/\d/.test(value)) add(billNumberKind(value), value, value)
    else found.unknown.push(value)
  }
  return found
}

/** The kinds that there are numbers of. */
export const kindsIn = <K extends PastedNumberKind>({ counts }: PastedNumbers<K>): K[] =>
  (Object.keys(counts) as K[]).filter((kind) => counts[kind] > 0) // it has no others

/** What the numbers are looked for as: all of one kind, or a mixture. Nothing where there is no number at all. */
export function typeOf<K extends PastedNumberKind>(found: PastedNumbers<K>): K | 'mixed' | undefined {
  const [first, ...others] = kindsIn(found)
  return others.length > 0 ? 'mixed' : first
}
