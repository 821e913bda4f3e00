import { type Language, languages } from '@fairway/contract/shared/language'
import { createInstance, type ResourceLanguage } from 'i18next'

/** Every namespace with its English texts as the shape; each slice adds its own line by augmentation. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the slices
export interface MessageShapes {}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false
    resources: MessageShapes
    returnNull: false
  }
}

export const i18n = createInstance()

type Sources = Record<Language, () => Promise<object>>

/** The namespaces that pages have asked for; a change of language fetches them all before anything is repainted. */
const wanted = new Map<string, Sources>()

async function load(namespace: string, language: Language, sources: Sources) {
  if (i18n.hasResourceBundle(language, namespace)) return
  i18n.addResourceBundle(language, namespace, await sources[language]())
}

/**
 * Declares the texts of one namespace, one file per language, and gives back the function that fetches
 * those of the present language; a route awaits it before its page is shown.
 */
export function messagesOf<N extends keyof MessageShapes & string>(namespace: N, sources: Sources) {
  return async () => {
    wanted.set(namespace, sources)
    await load(namespace, i18n.language as Language, sources) // only `startI18n` and `speak` set it
  }
}

/** One file per language, each of which offers its texts under the language's name. */
type Texts = Record<Language, () => Promise<Partial<Record<Language, object>>>>

/** The same of a slice's own sentences, with a vocabulary that every program shares under `words`. */
export function messagesWithSharedTexts<N extends keyof MessageShapes & string>(
  namespace: N,
  own: Texts,
  sharedTexts: Texts,
) {
  const both = (language: Language) => async () => {
    const [sentences, shared] = await Promise.all([own[language](), sharedTexts[language]()])
    return { ...sentences[language], words: shared[language] }
  }
  return messagesOf(namespace, { en: both('en'), zh: both('zh'), vi: both('vi') })
}

/** Starts with the texts of the first page, so that nothing is asked for before the first paint. */
export async function startI18n(language: Language, firstTexts: ResourceLanguage) {
  await i18n.init({
    lng: language,
    fallbackLng: false,
    supportedLngs: [...languages],
    resources: { [language]: firstTexts },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
}

/** Changes the language of the page in place: first every text that is in use arrives, then all changes at once. */
export async function applyLanguage(language: Language, firstTexts: () => Promise<ResourceLanguage>) {
  const bundles = await firstTexts()
  for (const [namespace, texts] of Object.entries(bundles)) i18n.addResourceBundle(language, namespace, texts)
  // while they arrive, a page that is being opened may ask for more, still in the former language
  const missing = () => [...wanted].filter(([namespace]) => !i18n.hasResourceBundle(language, namespace))
  for (let now = missing(); now.length > 0; now = missing())
    await Promise.all(now.map(([namespace, sources]) => load(namespace, language, sources)))
  await i18n.changeLanguage(language)
}
