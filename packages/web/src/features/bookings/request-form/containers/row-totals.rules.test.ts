import { expect, it } from 'vitest'
import { emptyRow } from '../request-document.ts'
import { totalsOf } from './row-totals.rules.ts'

it('adds up what is a number, as it was typed, and nothing else', () => {
  const rows = [
    { ...emptyRow(), quantity: '2', packages: '１２０' },
    { ...emptyRow(), quantity: '10', packages: '1 000' },
    { ...emptyRow(), quantity: 'two', packages: '' },
  ]
  expect(totalsOf(rows)).toEqual({ quantity: 12, packages: 1120 })
  expect(totalsOf([])).toEqual({ quantity: 0, packages: 0 })
})

it('follows a row that changed', () => {
  const rows = [{ ...emptyRow(), quantity: '2' }, emptyRow()]
  expect(totalsOf(rows).quantity).toBe(3)
  expect(totalsOf(rows.with(1, { ...emptyRow(), quantity: '5' })).quantity).toBe(7)
})
