import { expect, it } from 'vitest'
import type { ColumnFilter } from '../shared/grid.values.ts'
import { canBeFollowed } from './view-filters.rules.ts'

const has = (text: string): ColumnFilter => ({ kind: 'has', text })
const oneOf = (...values: string[]): ColumnFilter => ({ kind: 'oneOf', values })
const between = (from: string, to: string): ColumnFilter => ({ kind: 'between', from, to })

it('follows filters by codes, numbers, dates and texts of no language', () => {
  expect(canBeFollowed('gridPrefCD', {})).toBe(true)
  expect(
    canBeFollowed('gridPrefCD', {
      stage: oneOf('Hold'),
      holds: oneOf('customs', ''),
      containerNo: has('fwyu 482'),
      detentionDays: between('1', ''),
      lastFreeOn: between('2026-11-16', '2026-11-22'),
      arrivalAt: between('', '2026-11-22'),
      consignee: oneOf('Lakeshore Retail'),
    }),
  ).toBe(true)
  expect(canBeFollowed('gridPrefBD', { siStatus: oneOf('Pending'), customerReference: has('PO') })).toBe(true)
})

it.each([
  ['gridPrefCD', 'location', has('Ningbo'), 'a name in the language of the reader'],
  ['gridPrefCD', 'stage', has('hold'), 'a word of it'],
  ['gridPrefCD', 'vessel', between('A', 'F'), 'an alphabet'],
  ['gridPrefCD', 'weightKg', has('18,4'), 'a number as it is written'],
  ['gridPrefCD', 'colour', oneOf('red'), 'a column that does not exist'],
  ['gridPrefBD', 'bookedAt', between('2026-11-01', ''), "a day on the reader's own clock"],
  ['gridPrefBD', 'containers', has('40'), 'a list in words'],
] as const)('does not follow in %s a filter of %s: %j is %s', (grid, column, filter, _what) =>
  expect(canBeFollowed(grid, { stage: oneOf('Hold'), [column]: filter })).toBe(false),
)
