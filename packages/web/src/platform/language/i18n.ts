import type { Language } from '@fairway/contract/shared/language'
import { type Bundles, createTexts } from './texts.ts'

/** Every namespace with its English texts as the shape; each slice adds its own line by augmentation. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the slices
export interface MessageShapes {}

export const i18n = createTexts()

export type Namespace = keyof MessageShapes & string

/** A file that offers its texts under the language's name. */
type TextFile = () => Promise<Partial<Record<Language, object>>>

/** The folder of a namespace's own texts, as `import.meta.glob` lists it. */
type Folder = Record<string, () => Promise<unknown>>

/** One file per language. */
export type Texts = Record<Language, TextFile>

/** The declared namespaces: which files their texts are made of. */
const registry = new Map<string, (language: Language) => Promise<object>>()

/** The namespaces that were asked for; a change of language fetches them all before anything is repainted. */
const wanted = new Set<string>()

/**
 * Declares the texts of one namespace: a slice's own sentences and, under `words`, a vocabulary that every program
 * shares. Nothing is fetched before `loadTexts` names it.
 */
export function defineTexts(namespace: Namespace, own: Folder, ...shared: Texts[]) {
  registry.set(namespace, async (language) => {
    const sentences = own[`./messages/${language}.ts`] as TextFile // the checks of messages look at each of these files
    const files = await Promise.all([sentences(), ...shared.map((texts) => texts[language]())])
    const [found, ...words] = files.map((texts) => texts[language])
    return { words: Object.assign({}, ...words), ...found }
  })
}

async function load(namespace: string, language: Language) {
  if (i18n.has(language, namespace)) return
  const texts = registry.get(namespace)
  if (!texts) throw new Error(`no file declares the texts of ${namespace}`)
  i18n.add(language, namespace, await texts(language))
}

/** Fetches texts in the present language; what shows them is drawn after that. */
export async function loadTexts(...namespaces: Namespace[]) {
  for (const namespace of namespaces) wanted.add(namespace)
  await Promise.all(namespaces.map((namespace) => load(namespace, i18n.language)))
}

/** Starts with the texts of the first page, so that nothing has to load before the first paint. */
export function startI18n(language: Language, firstTexts: Bundles) {
  i18n.clear()
  addAll(language, firstTexts)
  i18n.change(language)
}

function addAll(language: Language, bundles: Bundles) {
  for (const [namespace, texts] of Object.entries(bundles)) i18n.add(language, namespace, texts)
}

/** Changes the language in place: loads every text in use first, then switches all at once. */
export async function applyLanguage(language: Language, firstTexts: () => Promise<Bundles>) {
  addAll(language, await firstTexts())
  // a page that opens meanwhile may request more texts, still in the former language
  const missing = () => [...wanted].filter((namespace) => !i18n.has(language, namespace))
  for (let now = missing(); now.length > 0; now = missing())
    await Promise.all(now.map((namespace) => load(namespace, language)))
  i18n.change(language)
}
