import { expect, it } from 'vitest'
import type { ShownColumn } from './grid-layout.rules.ts'
import { rangeCorners } from './use-cell-focus.ts'

const columnsOf = (...ids: string[]) => ids.map((id) => ({ column: { id } }) as ShownColumn) // only ids are read
const gridOf = (keys: readonly string[], ...ids: string[]) => ({
  rows: { keyOf: (row: number) => keys[row] ?? '' },
  shown: keys.map((_, row) => row),
  columns: columnsOf(...ids),
  offset: 1,
})
const range = { from: { at: 0, col: 1 }, to: { at: 1, col: 2 } }

it('marked cells stay marked when rows change in place, and not when others take their place', () => {
  const before = rangeCorners(range, gridOf(['A', 'B', 'C'], 'stage', 'eta', 'holds'))
  expect(rangeCorners(range, gridOf(['A', 'B', 'C', 'D'], 'stage', 'eta', 'holds'))).toBe(before)
  expect(rangeCorners(range, gridOf(['B', 'A', 'C'], 'stage', 'eta', 'holds'))).not.toBe(before)
  expect(rangeCorners(range, gridOf(['A', 'B', 'C'], 'eta', 'stage', 'holds'))).not.toBe(before)
  expect(rangeCorners(range, gridOf(['A'], 'stage', 'eta', 'holds'))).not.toBe(before)
})
