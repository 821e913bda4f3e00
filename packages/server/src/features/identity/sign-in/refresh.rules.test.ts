import { describe, expect, it } from 'vitest'
import { classifyRefresh } from './refresh.rules.ts'

describe('a refresh token', () => {
  it.each([
    ['the newest one', { age: 0, isOwnBrowser: true, isJustRefreshed: false }, 'next'],
    ['the newest one, right after it was given', { age: 0, isOwnBrowser: true, isJustRefreshed: true }, 'next'],
    ['the one before, from a second tab', { age: 1, isOwnBrowser: true, isJustRefreshed: true }, 'again'],
    ['the one before, too late', { age: 1, isOwnBrowser: true, isJustRefreshed: false }, 'copied'],
    ['an older one', { age: 2, isOwnBrowser: true, isJustRefreshed: true }, 'copied'],
    ['the newest one, without its cookie', { age: 0, isOwnBrowser: false, isJustRefreshed: true }, 'copied'],
    ['one that was never given', { age: undefined, isOwnBrowser: true, isJustRefreshed: true }, 'over'],
    ['one that was never given, elsewhere', { age: undefined, isOwnBrowser: false, isJustRefreshed: true }, 'foreign'],
  ])('%s', (_name, shown, verdict) => expect(classifyRefresh(shown)).toBe(verdict))
})
