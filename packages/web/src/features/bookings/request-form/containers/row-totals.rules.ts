import type { ContainerRow } from '@fairway/contract/bookings/requests/booking-request.schema'
import { plainNumber } from '@fairway/contract/shared/plain-number'

interface Totals {
  quantity: number
  packages: number
}

const ofRow = new WeakMap<ContainerRow, Totals>()
const ofAll = new WeakMap<readonly ContainerRow[], Totals>()

const figureOf = (text: string) => Number(plainNumber(text)) || 0

/** An unchanged row stays the same object, so its numbers are parsed once. */
function figuresOf(row: ContainerRow): Totals {
  const known = ofRow.get(row)
  if (known) return known
  const read = { quantity: figureOf(row.quantity), packages: figureOf(row.packages) }
  ofRow.set(row, read)
  return read
}

/** The total of containers and packages in all rows. What is no number counts as 0. */
export function totalsOf(rows: readonly ContainerRow[]): Totals {
  const known = ofAll.get(rows)
  if (known) return known
  const sum = { quantity: 0, packages: 0 }
  for (const row of rows) {
    const { quantity, packages } = figuresOf(row)
    sum.quantity += quantity
    sum.packages += packages
  }
  ofAll.set(rows, sum)
  return sum
}
