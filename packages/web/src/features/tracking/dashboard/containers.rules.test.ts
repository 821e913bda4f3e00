import { checkCriteria, readCriteria } from '@fairway/contract/tracking/dashboard/dashboard-criteria.rules'
import { expect, it } from 'vitest'
import { freeTimeLeft, shortType, viewCriteria } from './containers.rules.ts'

it.each([
  ['2026-11-14', { kind: 'past', days: -1 }],
  ['2026-11-15', { kind: 'today', days: 0 }],
  ['2026-11-17', { kind: 'soon', days: 2 }],
  ['2026-11-18', undefined],
  ['soon', undefined],
])('a last free day %s on 2026-11-15 presses: %j', (day, expected) =>
  expect(freeTimeLeft(day, '2026-11-15')).toEqual(expected),
)

it('this week begins on Monday, whatever day it is, and the next seven days today', () => {
  for (const today of ['2026-11-16', '2026-11-18', '2026-11-22'])
    expect(viewCriteria.lastFreeThisWeek(today)).toMatchObject({ from: '2026-11-16', to: '2026-11-22' })
  expect(viewCriteria.arrivingSoon('2026-12-28')).toMatchObject({ from: '2026-12-28', to: '2027-01-04' })
})

it('what the views look for can be asked of the server, and comes back from an address', () => {
  for (const criteria of Object.values(viewCriteria)) {
    const wanted = criteria('2026-11-17')
    expect(checkCriteria(wanted)).toEqual([])
    expect(readCriteria({ ...wanted })).toEqual(wanted)
  }
})

it.each([
  ['45G1', '40\u2032 HC'],
  ['22G1', '20\u2032 DC'],
  ['L5G1', '45\u2032 HC'],
  ['45R1', '40\u2032 RF'],
  ['42U1', '40\u2032 OT'],
  ['22P1', '20\u2032 FR'],
  ['9XG1', undefined],
  ['', undefined],
])('the type %s is written %s', (code, text) => expect(shortType(code)).toBe(text))
