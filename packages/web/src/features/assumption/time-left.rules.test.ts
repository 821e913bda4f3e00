import { describe, expect, it } from 'vitest'
import { endByOwnClock, minutesLeft } from './time-left.rules.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const minutes = (count: number) => count * 60_000
const serverSays = (browserAhead: number, left: number) =>
  endByOwnClock(new Date(now - browserAhead + left).toISOString(), {
    tokensCameAt: now - minutes(5),
    tokensMadeAt: (now - minutes(5) - browserAhead) / 1000,
    now,
  })

describe('the end of an assumption', () => {
  it.each([
    ['right', 0],
    ['twenty minutes ahead', minutes(20)],
    ['two hours behind', -minutes(120)],
  ])('is known to a browser whose clock is %s', (_case, ahead) =>
    expect(serverSays(ahead, minutes(30))).toBe(now + minutes(30)),
  )

  it('is never later than a full duration from now', () => expect(serverSays(0, minutes(90))).toBe(now + minutes(60)))

  it.each([
    ['has no time', null],
    ['cannot be parsed', 'soon'],
    ['names a moment that seems to be past', '2026-11-15T11:00:00Z'],
  ])('is a full duration away when the answer %s', (_case, expiresAt) =>
    expect(endByOwnClock(expiresAt, { tokensCameAt: 0, tokensMadeAt: 0, now })).toBe(now + minutes(60)),
  )
})

describe('the minutes that are left', () => {
  it.each([
    [minutes(60), 60],
    [minutes(59) + 1, 60],
    [minutes(1), 1],
    [1, 1],
    [0, 0],
    [-5000, 0],
  ])('%i ms before the end are %i', (left, expected) => expect(minutesLeft(now + left, now)).toBe(expected))
})
