import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageLanguage, rememberLanguage, storedLanguage } from './language.ts'

const page = { documentElement: { lang: 'en' }, cookie: '' }
const storage = new Map<string, string>()

beforeEach(() => {
  storage.clear()
  page.documentElement.lang = 'en'
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the chosen language', () => {
  it.each([
    ['nothing is stored', undefined, 'zh'],
    ['rubbish is stored', '"en"', 'zh'],
    ['an unknown code is stored', 'de', 'zh'],
    ['English is stored', 'en', 'en'],
    ['Vietnamese is stored', 'vi', 'vi'],
  ])('when %s', (_case, stored, expected) => {
    if (stored !== undefined) storage.set('selectedLanguage', stored)
    expect(storedLanguage()).toBe(expected)
  })

  it('is stored as the bare code, mirrored in a cookie and set on the page', () => {
    rememberLanguage('zh')
    expect(storage.get('selectedLanguage')).toBe('zh')
    expect(page.cookie).toMatch(/^selectedLanguage=zh; path=\/; max-age=31536000; samesite=lax$/)
    expect(page.documentElement.lang).toBe('zh-CN')
  })

  it('is that of the page, which follows the cookie, where storage is forbidden', () => {
    page.documentElement.lang = 'vi'
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('denied')
      },
    })
    expect(storedLanguage()).toBe('vi')
    rememberLanguage('en')
    expect(page.documentElement.lang).toBe('en')
  })
})

it('reads in which language the server wrote the page', () => {
  page.documentElement.lang = 'zh-CN'
  expect(pageLanguage()).toBe('zh')
  page.documentElement.lang = 'xx'
  expect(pageLanguage()).toBe('zh')
})
