import { expect, it } from 'vitest'
import { isNear, timeUntil } from './countdown.rules.ts'

const now = Date.parse('2026-11-15T08:00:00Z')

it('a cut-off is counted down in days and hours, then in hours and minutes, then it is over', () => {
  expect(timeUntil('2026-11-21T12:30:00Z', now)).toEqual({ days: 6, hours: 4, minutes: 0 })
  expect(timeUntil('2026-11-15T10:30:00Z', now)).toEqual({ days: 0, hours: 2, minutes: 30 })
  expect(timeUntil('2026-11-15T08:00:00Z', now)).toBeUndefined()
  expect([isNear('2026-11-16T08:00:00Z', now), isNear('2026-11-20T08:00:00Z', now)]).toEqual([true, false])
})
