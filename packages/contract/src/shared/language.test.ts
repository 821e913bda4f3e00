import { expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY, languages, languageTag } from './language.ts'

it('supports English, Mandarin and Vietnamese, and Mandarin when nothing is stored', () => {
  expect(languages).toEqual(['en', 'zh', 'vi'])
  expect(DEFAULT_LANGUAGE).toBe('zh')
  expect(LANGUAGE_KEY).toBe('selectedLanguage')
})

it('accepts only the bare codes as a stored choice', () => {
  expect(languages.every(isLanguage)).toBe(true)
  expect(['zh-CN', 'EN', '', null, undefined, 'toString'].some(isLanguage)).toBe(false)
})

it('uses tags that browsers know', () => {
  expect(Intl.getCanonicalLocales(Object.values(languageTag))).toEqual(['en', 'zh-CN', 'vi'])
})
