import { describe, expect, it } from 'vitest'
import { changesSince, noteSight, readSeen, type SeenRow } from './seen-rows.rules.ts'

const row = (id: string, day: string, times: SeenRow['times'] = {}): SeenRow => ({
  id,
  name: `Fairway ${id}`,
  at: `${day}T00:00:00.000Z`,
  times,
})
const HOUR = 3_600_000
const changesOf = (before: SeenRow[], now: SeenRow[]) => changesSince({ seenAt: 1, rows: before }, now)

describe('changes since the last visit', () => {
  it('are times that moved, were announced or were withdrawn, and not the same moment in another form', () => {
    const before = row('FHM043E', '2026-11-24', {
      departure: '2026-11-24T14:00:00+00:00',
      arrival: '2026-12-08T16:00:00+00:00',
      cy: null,
      si: '2026-11-22T08:00:00Z',
    })
    const now = row('FHM043E', '2026-11-24', {
      departure: '2026-11-24T14:00:00Z',
      arrival: '2026-12-09T16:00:00Z',
      cy: '2026-11-23T10:00:00Z',
      si: null,
    })
    const { rows, count } = changesOf([before], [now])
    expect(count).toBe(1)
    expect(rows.get('FHM043E')?.times).toEqual([
      { field: 'arrival', was: '2026-12-08T16:00:00+00:00', is: '2026-12-09T16:00:00Z' },
      { field: 'cy', was: null, is: '2026-11-23T10:00:00Z' },
      { field: 'si', was: '2026-11-22T08:00:00Z', is: null },
    ])
  })

  it('are sailings that came or went within the days that both looks cover', () => {
    const before = [row('A', '2026-11-10'), row('B', '2026-11-17'), row('D', '2026-12-01')]
    const now = [row('B', '2026-11-17'), row('C', '2026-11-24'), row('E', '2026-12-08')]
    const { rows, gone } = changesOf(before, now)
    expect([...rows].map(([id, { isNew }]) => [id, isNew])).toEqual([['C', true]])
    // A has sailed since; it is not missing
    expect(gone.map(({ id }) => id)).toEqual(['D'])
  })

  it('are none where nothing was listed before', () => expect(changesOf([], [row('A', '2026-11-10')]).count).toBe(0))
})

describe('a visit', () => {
  const [one, other] = [[row('A', '2026-11-10')], [row('A', '2026-11-11')]]

  it('is compared with the visit before, also after a reload', () => {
    const first = noteSight(undefined, one, 0)
    expect(first.before).toBeNull()
    const second = noteSight(first, other, 5 * HOUR)
    expect(second.before?.rows).toEqual(one)
    expect(noteSight(second, other, 5 * HOUR + 60_000).before?.rows).toEqual(one)
    expect(noteSight(second, other, 9 * HOUR).before?.rows).toEqual(other)
  })

  it('begins anew when the clock of the machine went back', () =>
    expect(noteSight(noteSight(undefined, one, 9 * HOUR), other, HOUR).before?.rows).toEqual(one))
})

it('reads nothing from what has not its form', () => {
  const seen = noteSight(undefined, [row('A', '2026-11-10', { departure: null })], 7)
  expect(readSeen(JSON.stringify([['CNNGB-USLGB', seen]]))).toEqual([['CNNGB-USLGB', seen]])
  const odd = [null, 7, ['x'], ['x', null], ['x', { latest: { seenAt: 1, rows: [{ id: 1 }] } }], [1, seen]]
  expect(readSeen(JSON.stringify(odd))).toEqual([])
  expect(['{', null, '"x"', '[[["a"]]]'].flatMap(readSeen)).toEqual([])
  const broken = { seenAt: 1, rows: [{ ...row('A', '2026-11-10'), times: { departure: 'never' } }] }
  expect(readSeen(JSON.stringify([['x', { before: broken, latest: seen.latest }]]))[0]?.[1].before).toBeNull()
})
