export const languages = ['en', 'zh', 'vi'] as const
export type Language = (typeof languages)[number]

/** Mandarin when nothing is stored. */
export const DEFAULT_LANGUAGE: Language = 'zh'

/** The storage key of the choice; the cookie of the same name tells the server for the first HTML. */
export const LANGUAGE_KEY = 'selectedLanguage'

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** The `lang` tag of the page for browsers and screen readers. */
export const languageTag: Record<Language, string> = { en: 'en', zh: 'zh-CN', vi: 'vi' }
