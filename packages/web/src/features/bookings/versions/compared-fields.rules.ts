import type { PlacedField } from '@fairway/contract/bookings/requests/request-field.rules'
import type { NamedField } from '@fairway/contract/bookings/requests/request-field.values'

/** One line of a comparison: a field, and its value on either side. */
export interface ComparedField<F extends NamedField = NamedField> extends PlacedField<F> {
  path: string
  left: string
  right: string
  isDifferent: boolean
}

type Values = ReadonlyMap<string, string>

/** How many rows a document has at the `*` of a path. */
function rowsOf(start: string, values: Values): number {
  let most = 0
  for (const path of values.keys()) {
    const row = path.startsWith(`${start}.`) ? Number(path.slice(start.length + 1).split('.')[0]) : Number.NaN
    if (row >= most) most = row + 1
  }
  return most
}

/**
 * Compares two documents field by field, in the order of the given fields and row by row. The fields are data, so any
 * documents will do.
 */
export function compareFields<F extends NamedField>(
  fields: readonly F[],
  left: Values,
  right: Values,
): ComparedField<F>[] {
  const found: ComparedField<F>[] = []
  const add = (field: F, path: string, row: number | undefined) => {
    const [before, after] = [left.get(path) ?? '', right.get(path) ?? '']
    found.push({ field, row, path, left: before, right: after, isDifferent: before !== after })
  }
  const done = new Set<string>()
  for (const field of fields) {
    const [start = '', end] = field.path.split('.*.')
    if (end === undefined) add(field, field.path, undefined)
    else if (!done.has(start)) {
      done.add(start)
      const ofRow = fields.filter(({ path }) => path.startsWith(`${start}.*.`))
      const count = Math.max(rowsOf(start, left), rowsOf(start, right))
      for (let row = 0; row < count; row++)
        for (const one of ofRow) add(one, one.path.replace('*', String(row)), row + 1)
    }
  }
  return found
}

/** The lines to show: the differences, or everything that at least one side has. */
export const linesOf = <F extends NamedField>(compared: readonly ComparedField<F>[], isWhole: boolean) =>
  compared.filter(({ isDifferent, left, right }) => isDifferent || (isWhole && (left !== '' || right !== '')))

/** The lines of each section, in order. Sections without lines are left out. */
export function bySection<F extends NamedField>(lines: readonly ComparedField<F>[]): [string, ComparedField<F>[]][] {
  const sections = new Map<string, ComparedField<F>[]>()
  for (const line of lines) sections.set(line.field.section, [...(sections.get(line.field.section) ?? []), line])
  return [...sections]
}
