import type { SiList } from '@fairway/contract/shipping-instructions/si-list.schema'

const SHOWN = 8

/** The rows of the bookings without an instruction whose SI cut-off comes first; those that have passed come last. */
export function firstDue({ columns: { id, siCutOffAt }, asOf, rows }: Pick<SiList, 'columns' | 'asOf' | 'rows'>) {
  const now = Date.parse(asOf)
  const dueAt = (row: number) => {
    const at = Date.parse(siCutOffAt[row] ?? '')
    return at > now ? at : Number.POSITIVE_INFINITY
  }
  return Array.from({ length: rows }, (_, row) => row)
    .filter((row) => id[row] === null)
    .sort((one, other) => (dueAt(one) < dueAt(other) ? -1 : dueAt(one) > dueAt(other) ? 1 : one - other))
    .slice(0, SHOWN)
}
