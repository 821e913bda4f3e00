import type { Violation } from '../kit/errors.ts'
import { isDateOnly } from '../shared/date-only.ts'
import { plainNumber } from '../shared/plain-number.ts'
import { violation } from './allocation.errors.ts'
import type { AllocationChange, AllocationList, AllocationRow, Unit, VesselCriteria } from './allocation.schema.ts'
import {
  type EditableField,
  editableFields,
  QUANTITY_MOST,
  type QuantityField,
  quantityFields,
  SAILED_DAYS_MOST,
  TEU_PER_FEU,
} from './allocation.values.ts'

/** A cell holds a whole number of containers: nothing negative, no fraction, nothing beyond the bound. */
export const isQuantity = (value: number) => Number.isInteger(value) && value >= 0 && value <= QUANTITY_MOST

/** What somebody typed or pasted into a cell, as a number; an empty cell is none at all. NaN where it is no number. */
export function readQuantity(text: string): number {
  const plain = plainNumber(text.trim())
  if (plain === '') return 0
  return /^[-+]?\d{1,12}(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

/** Days that a vessel may have sailed before are 0 to 21, and both ends of a range are days, written yyyy-mm-dd. */
export function checkVesselCriteria({ days, from, to }: VesselCriteria): Violation[] {
  const isDays = Number.isInteger(days) && days >= 0 && days <= SAILED_DAYS_MOST
  const isFrom = from === '' || isDateOnly(from)
  const isTo = to === '' || (isDateOnly(to) && !(isFrom && from !== '' && from > to))
  return [
    ...(isFrom ? [] : [violation('from', 'VA0003')]),
    ...(isTo ? [] : [violation('to', 'VA0004')]),
    ...(isDays ? [] : [violation('days', 'VA0005')]),
  ]
}

/** Every quantity of a change is a whole number within its bounds; each that is not is named. */
export const checkChange = (
  change: { readonly [F in QuantityField]?: number | undefined },
  path: string,
): Violation[] =>
  quantityFields.flatMap((field) => {
    const value = change[field]
    return value === undefined || isQuantity(value)
      ? []
      : [violation(`${path}${field}`, 'VA0017', String(QUANTITY_MOST))]
  })

/** What the rules know of a row when it is written. */
export interface WrittenRow {
  version: number
  vvd: string
  accountName: string
  isOwn: boolean
  isClosed: boolean
}

/**
 * Why a row cannot be changed: the account is another rep's, the ship has left or its AMS cut-off has passed, or somebody
 * saved the row since it was read.
 */
export function changeRefusal(
  row: WrittenRow,
  change: Pick<AllocationChange, 'version'>,
  path: string,
): Violation | undefined {
  if (!row.isOwn) return violation(path, 'VA0022', row.accountName)
  if (row.isClosed) return violation(path, 'VA0014', row.vvd)
  if (row.version !== change.version) return violation(path, 'VA0008')
  return undefined
}

/** Space in units of 20 feet: a container of 40 feet takes two. */
export const inTeu = ({ teu, feu }: Unit) => teu + TEU_PER_FEU * feu

/** What is left of a release after what was booked; less than nothing where more was booked. */
export const leftOf = (release: Unit, booked: Unit): Unit => ({
  teu: release.teu - booked.teu,
  feu: release.feu - booked.feu,
})

/** Whether a port of loading has more released than the ship can take, in either unit. */
export const isOverCapacity = ({ release, capacity }: { release: Unit; capacity: Unit }) =>
  release.teu > capacity.teu || release.feu > capacity.feu

type Cells = { readonly [F in EditableField]?: string | number | undefined }

/** The cells in which two states of a row differ. */
export const differingCells = (one: Cells, other: Cells) =>
  editableFields.filter((field) => other[field] !== undefined && one[field] !== other[field])

/** The rows of a list, one object each. */
export function allocationRows({ columns, rows }: Pick<AllocationList, 'columns' | 'rows'>): AllocationRow[] {
  const names = Object.keys(columns) as (keyof AllocationRow)[] // the columns of a list are the fields of its row
  return Array.from({ length: rows }, (_, at) => {
    const row: Partial<Record<keyof AllocationRow, unknown>> = {}
    for (const name of names) row[name] = columns[name][at]
    return row as AllocationRow // as above
  })
}
