import type { Language } from '@fairway/contract/shared/language'
import type { Namespace, TFunction } from 'i18next'
import { useSyncExternalStore } from 'react'
import { i18n } from './i18n.ts'

const languageNow = () => i18n.language as Language // only the platform sets it

function onChange(changed: () => void) {
  i18n.on('languageChanged', changed)
  return () => i18n.off('languageChanged', changed)
}

const translators = new Map<string, TFunction<Namespace>>()

/** Returns the same function for the same language and namespaces, so that dependent values are not computed again. */
function translatorOf(language: string, namespaces: Namespace) {
  const key = `${language} ${namespaces}`
  const known = translators.get(key)
  if (known) return known
  const made = i18n.getFixedT<Namespace>(language, namespaces)
  translators.set(key, made)
  return made
}

/** The language of the page. */
export const useLanguage = () => useSyncExternalStore(onChange, languageNow, languageNow)

/** The texts of these namespaces in the current language. The component renders again when it changes. */
export function useTranslation<const N extends Namespace>(namespaces: N) {
  return { t: translatorOf(useLanguage(), namespaces) as TFunction<N>, i18n } // made of these namespaces
}
