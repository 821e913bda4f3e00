import type { Language } from '@fairway/contract/shared/language'
import { useSyncExternalStore } from 'react'
import { i18n, type Namespace } from './i18n.ts'
import type { Namespaces, Translate } from './translate.ts'

const languageNow = () => i18n.language as Language // only the platform sets it

function onChange(changed: () => void) {
  i18n.on('languageChanged', changed)
  return () => i18n.off('languageChanged', changed)
}

const translators = new Map<string, unknown>()

/** Returns the same function for the same language and namespaces, so that dependent values are not computed again. */
function translatorOf<const N extends Namespaces>(language: Language, namespaces: N): Translate<N> {
  const key = `${language} ${namespaces}`
  const made = translators.get(key) ?? i18n.getFixedT(language, namespaces as Namespace) // it takes several too
  translators.set(key, made)
  return made as Translate<N> // made of these namespaces
}

/** The language of the page. */
export const useLanguage = () => useSyncExternalStore(onChange, languageNow, languageNow)

/** The texts of these namespaces in the current language. The component renders again when it changes. */
export function useTranslation<const N extends Namespaces>(namespaces: N) {
  return { t: translatorOf(useLanguage(), namespaces), i18n }
}
