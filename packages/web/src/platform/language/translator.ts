import type { Language } from '@fairway/contract/shared/language'
import { i18n } from './i18n.ts'
import type { Namespaces, Translate } from './translate.ts'

const translators = new Map<string, unknown>()

/** Returns the same function for the same language and namespaces, so that dependent values are not computed again. */
export function translatorOf<const N extends Namespaces>(language: Language, namespaces: N): Translate<N> {
  const key = `${language} ${namespaces}`
  const made = translators.get(key) ?? i18n.translator(language, namespaces)
  translators.set(key, made)
  return made as Translate<N> // made of these namespaces
}
