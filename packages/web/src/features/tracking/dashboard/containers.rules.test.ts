import { expect, it } from 'vitest'
import { freeTimeLeft } from './containers.rules.ts'

it.each([
  ['2026-11-14', { kind: 'past', days: -1 }],
  ['2026-11-15', { kind: 'today', days: 0 }],
  ['2026-11-17', { kind: 'soon', days: 2 }],
  ['2026-11-18', undefined],
  ['soon', undefined],
])('a last free day %s on 2026-11-15 presses: %j', (day, expected) =>
  expect(freeTimeLeft(day, '2026-11-15')).toEqual(expected),
)
