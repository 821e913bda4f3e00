import { expect, it } from 'vitest'
import { listOf } from './dashboard-list.fixture.ts'
import { fits } from './kept-list.rules.ts'

it('an answer that another version of the portal kept is not shown when a column is missing or short', () => {
  const list = listOf({}, {})
  expect(fits(list)).toBe(true)
  expect(fits(undefined)).toBe(false)
  expect(fits({ ...list, rows: 3 })).toBe(false)
  const { seal: _gone, ...columns } = list.columns
  expect(fits({ ...list, columns: columns as typeof list.columns })).toBe(false) // one column short on purpose
})

it('a list is asked for every column that it has', () => expect(fits(listOf())).toBe(true))
