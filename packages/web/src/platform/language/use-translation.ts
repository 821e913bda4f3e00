import { useSyncExternalStore } from 'react'
import { i18n } from './i18n.ts'
import type { Namespaces } from './translate.ts'
import { translatorOf } from './translator.ts'

const languageNow = () => i18n.language

/** The language of the page. */
export const useLanguage = () => useSyncExternalStore(i18n.watch, languageNow, languageNow)

/** The texts of these namespaces in the current language. The component renders again when it changes. */
export function useTranslation<const N extends Namespaces>(namespaces: N) {
  return { t: translatorOf(useLanguage(), namespaces), i18n }
}
