import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetSearches, readRecent, rememberSearch } from './recent-searches.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const booking = (number: string) => ({ type: 'booking' as const, numbers: [number] })

it('stores the last five, the latest first and each once', () => {
  for (const number of ['1', '2', '3', '4', '5', '6', '4']) rememberSearch(booking(`310448${number}`))
  expect(readRecent().map(({ numbers }) => numbers[0])).toEqual(['3104484', '3104486', '3104485', '3104483', '3104482'])
})

it('can be cleared', () => {
  rememberSearch(booking('3104482'))
  forgetSearches()
  expect(readRecent()).toEqual([])
})

it.each(['{', '7', '[{"type":"vessel","numbers":["A"]},null,{"type":"bl","numbers":[1]}]'])(
  'reads nothing from %s',
  (rubbish) => {
    stored.set('recentSearches', rubbish)
    expect(readRecent()).toEqual([])
  },
)

it('works without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSearch(booking('3104482'))
  expect(readRecent()).toEqual([])
})
