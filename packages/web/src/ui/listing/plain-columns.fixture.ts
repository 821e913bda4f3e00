import type { PlainColumns } from '@fairway/contract/shared/plain-column.rules'
import { expect } from 'vitest'
import type { GridColumn } from '../grid/grid-parts.ts'
import { wallTime } from '../wall-clock.rules.ts'

/** Words that nobody mistakes for codes. */
const wordsOf = (key: string) => `word of ${key}`

/** The zones of the places in these tests. */
export const zoneAt = (place: string | undefined) =>
  place === 'CNNGB' ? 'Asia/Shanghai' : place === 'USLGB' ? 'America/Los_Angeles' : 'UTC'

export const someLabels = {
  language: 'en',
  place: wordsOf,
  city: wordsOf,
  equipment: wordsOf,
  containers: wordsOf,
  basis: wordsOf,
  t: wordsOf,
  tracking: wordsOf,
  title: wordsOf,
  wall: (at: string, place?: string) => wallTime(at, zoneAt(place)),
  hover: wordsOf,
  inFile: { zone: wordsOf, zoneTitle: wordsOf, basisTitle: wordsOf },
  dayAt: (at: string, place: string) => wallTime(at, zoneAt(place)).slice(0, 10),
}

/** What the page filters by is what the server filters by, in each row of each column that the server knows. */
export function expectSameReadings(shown: readonly GridColumn[], plain: PlainColumns, rowCount: number) {
  const known = shown.flatMap((column) => (plain[column.id] ? [{ column, own: plain[column.id] ?? column }] : []))
  expect(known.map(({ column }) => column.id).sort(), 'no column that nobody has').toEqual(Object.keys(plain).sort())
  for (const { column, own } of known)
    for (let row = 0; row < rowCount; row += 1) {
      const where = `${column.id} of row ${row}`
      expect(own.kind, where).toBe(column.kind)
      expect(own.code?.(row), where).toBe(column.code?.(row))
      expect(own.codes?.(row), where).toEqual(column.codes?.(row))
      if (own.text) expect(own.text(row), where).toBe(column.text(row))
      if (own.value) expect(own.value(row), where).toBe(column.value?.(row))
      if (!own.text) expect(own.code ?? own.codes ?? own.value, where).toBeDefined()
    }
}
