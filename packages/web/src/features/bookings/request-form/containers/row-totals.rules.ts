import type { ContainerRow } from '@fairway/contract/bookings/requests/booking-request.schema'
import { oncePer } from '@fairway/contract/shared/once-per'
import { plainNumber } from '@fairway/contract/shared/plain-number'

interface Totals {
  quantity: number
  packages: number
}

const figureOf = (text: string) => Number(plainNumber(text)) || 0

/** An unchanged row stays the same object, so its numbers are parsed once. */
const figuresOf = oncePer(
  (row: ContainerRow): Totals => ({ quantity: figureOf(row.quantity), packages: figureOf(row.packages) }),
)

/** The total of containers and packages in all rows. What is no number counts as 0. */
export const totalsOf = oncePer((rows: readonly ContainerRow[]): Totals => {
  const sum = { quantity: 0, packages: 0 }
  for (const row of rows) {
    const { quantity, packages } = figuresOf(row)
    sum.quantity += quantity
    sum.packages += packages
  }
  return sum
})
