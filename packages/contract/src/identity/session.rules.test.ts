import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkSession, isChecked, REFRESH_WINDOW_SECONDS } from './session.rules.ts'

const now = Date.UTC(2026, 2, 1, 8)
const session = { username: 'mei@ningbo.example', expiresIn: 3600, lastAccessAt: now, tokenEndsAt: now / 1000 + 3600 }
const after = (seconds: number, tokenLeft = 3600) =>
  checkSession({ ...session, lastAccessAt: now - seconds * 1000, tokenEndsAt: now / 1000 + tokenLeft }, now)

describe('the age of a session', () => {
  it.each([
    [0, 'go'],
    [1799, 'go'],
    [1800, 'go'],
    [1801, 'Refresh Token Needed'],
    [3599, 'Refresh Token Needed'],
    [3600, 'Refresh Token Needed'],
    [3601, 'Session Expired'],
    [86_400, 'Session Expired'],
  ])('after %i idle seconds the outcome is %s', (seconds, outcome) => expect(after(seconds)).toBe(outcome))

  it('does not let a token expire while its owner is active', () => {
    expect(after(0, REFRESH_WINDOW_SECONDS + 1)).toBe('go')
    expect(after(0, REFRESH_WINDOW_SECONDS - 1)).toBe('Refresh Token Needed')
    expect(after(0, -5)).toBe('Refresh Token Needed')
  })

  it('ignores a clock that was set back', () => expect(after(-600)).toBe('go'))

  it('never signs out a person who was active within the limit', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3600 }), fc.integer({ min: -7200, max: 7200 }), (idle, left) => {
        expect(after(idle, left)).not.toBe('Session Expired')
      }),
    ))
})

describe('which calls are checked', () => {
  const nameless = { username: '' }
  it.each([
    ['GET /api/cargo/search', session, true],
    ['POST /auth/user/change', session, true],
    ['PUT /auth/management/cp/user', session, true],
    ['DELETE /api/x', session, true],
    ['GET /api/cargo/search', nameless, false],
    ['POST /api/x', nameless, false],
    ['PUT /api/x', nameless, true],
    ['DELETE /api/x', nameless, true],
    ['PUT /api/x', undefined, false],
    ['POST /auth/login', session, false],
    ['POST /auth/login/token', session, false],
    ['POST /auth/login/refresh', session, false],
    ['POST /auth/login/code', session, false],
    ['POST /auth/login/factor', session, false],
    ['POST /auth/login/factor/confirm', session, false],
    ['POST /auth/logout', session, false],
  ])('%s', (call, stored, checked) => expect(isChecked(call, stored)).toBe(checked))
})
