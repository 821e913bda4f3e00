import { expect, it } from 'vitest'
import { fits } from './list-cache.ts'

const list = {
  columns: { bookingNo: ['3104482', '3104483'], seal: ['S1', null] },
  rows: 2,
  missing: [] as string[],
  lastUpdateTs: '2026-11-15T07:48:00Z',
}
const shape = { fields: ['bookingNo', 'seal'], parts: ['missing'] } as const

it('an answer that another version of the portal stored is not shown when a column or a part is missing or short', () => {
  expect(fits<typeof list>(list, shape)).toBe(true)
  expect(fits<typeof list>(undefined, shape)).toBe(false)
  expect(fits<typeof list>({ ...list, rows: 3 }, shape)).toBe(false)
  const { missing: _left, ...short } = list
  expect(fits<typeof list>(short, shape)).toBe(false)
  const columns = { bookingNo: list.columns.bookingNo } as typeof list.columns // one column short on purpose
  expect(fits<typeof list>({ ...list, columns }, shape)).toBe(false)
})
