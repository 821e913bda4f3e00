import type { SiList } from '@fairway/contract/shipping-instructions/si-list.schema'
import { expect, it } from 'vitest'
import { firstDue } from './bookings-due.rules.ts'

const list = (...due: [id: number | null, siCutOffAt: string | null][]) => {
  const columns = { id: due.map(([id]) => id), siCutOffAt: due.map(([, at]) => at) }
  return firstDue({ columns: columns as SiList['columns'], asOf: '2026-11-17T00:00:00Z', rows: due.length }) // the two that it reads
}

it('offers the booking first whose cut-off comes first; one that has passed or has none comes last', () => {
  expect(
    list([null, '2026-11-20T08:00:00Z'], [null, '2026-11-16T08:00:00Z'], [null, null], [null, '2026-11-18T08:00:00Z']),
  ).toEqual([3, 0, 1, 2])
})

it('leaves out bookings that have an instruction, and shows eight', () => {
  expect(list([7, '2026-11-18T08:00:00Z'], [null, '2026-11-19T08:00:00Z'])).toEqual([1])
  expect(list(...Array.from({ length: 20 }, () => [null, '2026-11-19T08:00:00Z'] as [null, string]))).toHaveLength(8) // a row of the table
})
