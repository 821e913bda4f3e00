import type { Language } from '@fairway/contract/shared/language'
import { applyLanguage } from '../platform/language/i18n.ts'
import { rememberLanguage } from '../platform/language/language.ts'

/** The texts of the first page: one file per language, the only one that the first load fetches. */
export const firstTexts = {
  en: async () => (await import('./first-texts/en.ts')).texts,
  zh: async () => (await import('./first-texts/zh.ts')).texts,
  vi: async () => (await import('./first-texts/vi.ts')).texts,
}

/** Changes the language without a reload; what was typed stays. */
export async function switchLanguage(language: Language) {
  await applyLanguage(language, firstTexts[language])
  rememberLanguage(language)
}
