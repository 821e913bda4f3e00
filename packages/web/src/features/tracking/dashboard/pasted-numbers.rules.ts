import { recognise } from '@fairway/contract/shared/search-number'
import { splitNumbers } from '@fairway/contract/shared/written-number'
import { type DashboardNumberType, dashboardNumberTypes } from '@fairway/contract/tracking/dashboard.words'

/** What a pasted text holds, each number once, in the order in which it stands there. */
export interface PastedNumbers {
  byType: Record<DashboardNumberType, string[]>
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
    byType: { container: [], booking: [], bl: [], ediRef: [] },
    unknown: [],
    wrongCheckDigit: [],
    doubled: values.length - distinct.size,
  }
  const completed = new Set<string>()
  for (const value of distinct) {
    if (isEdiRef(value)) found.byType.ediRef.push(value)
    else sortIn(found, value, completed)
  }
  return found
}

function sortIn(found: PastedNumbers, value: string, completed: Set<string>) {
  const verdict = recognise(value)
  if ('number' in verdict) {
    const { type, number } = verdict
    if (type === 'container' && completed.has(number)) found.doubled += 1
    else found.byType[type].push(number)
    if (type === 'container') completed.add(number)
  } else if (verdict.problem === 'wrongCheckDigit') {
    found.wrongCheckDigit.push(value)
    found.byType.container.push(value)
  } else found.unknown.push(value)
}

/** The kind that most of the numbers are of; nothing where there is no number at all. */
export const mostOf = ({ byType }: PastedNumbers): DashboardNumberType | undefined =>
  dashboardNumberTypes
    .filter((type) => byType[type].length > 0)
    .sort((one, other) => byType[other].length - byType[one].length)[0]
