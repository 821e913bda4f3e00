import type { Language } from '@fairway/contract/shared/language'
import { i18n, loadTexts, type Namespace } from '../../platform/language/i18n.ts'
import type { GuideChapter } from '../../platform/pages.ts'
import { type Chapter, fillIn, placeholdersIn, readChapter } from './chapter.rules.ts'

const texts = import.meta.glob<string>('./chapters/*/*.md', { query: '?raw', import: 'default' })
const pictures = import.meta.glob<string>('./pictures/*/*.webp', { query: '?url', import: 'default', eager: true })

/** Where a picture of the guide is served. */
export const pictureOf = (language: Language, name: string) => pictures[`./pictures/${language}/${name}.webp`]

/** Fetches a chapter in the present language, and the texts of the screens that it names. */
export async function loadChapter(language: Language, name: GuideChapter): Promise<Chapter> {
  const load = texts[`./chapters/${language}/${name}.md`]
  if (!load) throw new Error(`no chapter ${name} in ${language}`)
  const text = await load()
  const namespaces = new Set(placeholdersIn(text).map(({ namespace }) => namespace))
  await loadTexts(...([...namespaces] as Namespace[])) // a test holds the chapters to those that exist
  return readChapter(fillIn(text, ({ namespace, key }) => String(i18n.translator(language, namespace)(key))))
}
