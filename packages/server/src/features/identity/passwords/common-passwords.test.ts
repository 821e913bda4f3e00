import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isCommon } from './common-passwords.ts'

describe('common passwords', () => {
  it.each([
    '123456',
    'password',
    'QWERTY',
    'iloveyou',
    'Sunshine',
    'dragon',
    'ｐａｓｓｗｏｒｄ',
    'football1',
    'trustno1',
  ])('are known: %s', (password) => expect(isCommon(password)).toBe(true))
  it.each(['Lantern-harbour-58', 'Fairway-demo-1', 'bến-cảng-mùa-thu', '港口的灯笼很亮', ''])(
    'are not: %j',
    (password) => expect(isCommon(password)).toBe(false),
  )
  it('are a hundred thousand at least', () =>
    expect(statSync(new URL('./common-passwords.bin', import.meta.url)).size / 5).toBeGreaterThanOrEqual(100_000))
})
