import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_KEY,
  type Language,
  languages,
  languageTag,
} from '@fairway/contract/shared/language'
import { canStore, mirrorInCookie, readStored, writeStored } from '../storage/safe-storage.ts'

/** The language that was chosen in this browser. Without storage the page follows the cookie, or is Mandarin. */
export function storedLanguage(): Language {
  const stored = readStored(LANGUAGE_KEY)
  return isLanguage(stored) ? stored : canStore() ? DEFAULT_LANGUAGE : pageLanguage()
}

/** The language in which the server wrote this page. */
export const pageLanguage = (): Language =>
  languages.find((language) => languageTag[language] === document.documentElement.lang) ?? DEFAULT_LANGUAGE

/** Stores the choice for the next visit, mirrors it for the server and sets it on the page. */
export function rememberLanguage(language: Language) {
  writeStored(LANGUAGE_KEY, language)
  mirrorInCookie(LANGUAGE_KEY, language)
  document.documentElement.lang = languageTag[language]
}

/** The name of each language in itself, and a short form for phones. */
export const languageNames: Record<Language, string> = { en: 'English', zh: '中文', vi: 'Tiếng Việt' }
export const shortLanguageNames: Record<Language, string> = { en: 'EN', zh: '中文', vi: 'VI' }
