import { expect, it } from 'vitest'
import type { GridColumn } from '../grid/grid-parts.ts'
import { selectedNumbers, selectedRows } from './selected.rules.ts'

const rows = { count: 5, keyOf: (row: number) => `key ${row}` }

it('selected rows come as they are shown, and those that a filter hides behind them', () => {
  const keys = new Set(['key 0', 'key 2', 'key 3'])
  expect(selectedRows({ rows, shown: [4, 3, 2, 1, 0] }, keys)).toEqual([3, 2, 0])
  expect(selectedRows({ rows, shown: [3, 4] }, keys)).toEqual([3, 0, 2])
  expect(selectedRows({ rows, shown: [1] }, new Set(['gone']))).toEqual([])
})

it('their numbers are plain, and a container of two bookings is named once', () => {
  const numbers = ['FWYU4829130', 'FWYU4829130', null, 'FWYU0463485']
  const header: GridColumn = {
    id: 'containerNo',
    title: 'Container',
    kind: 'text',
    text: (row) => (numbers[row] ?? '').replace(/(.{4})(.{6})/, '$1 $2 '),
    value: (row) => numbers[row] ?? null,
    isRowHeader: true,
  }
  expect(selectedNumbers([header], [3, 0, 1, 2])).toEqual(['FWYU0463485', 'FWYU4829130'])
  expect(selectedNumbers([], [0])).toEqual([])
})
