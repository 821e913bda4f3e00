import { parseMarkdown, refusedLinks } from '@fairway/contract/information/markdown.rules'
import { languages } from '@fairway/contract/shared/language'
import { isPage } from '@fairway/contract/shared/pages'
import { expect, it } from 'vitest'
import { texts as firstTexts } from '../../app/first-texts/en.ts'
import { applyLanguage, i18n, loadTexts, type Namespace, startI18n } from '../../platform/language/i18n.ts'
import type { GuideChapter } from '../../platform/pages.ts'
import { type ChapterPart, placeholdersIn, readChapter } from './chapter.rules.ts'
import { loadChapter } from './chapters.ts'
import { en } from './messages/en.ts'
import '../../app/portal/portal.messages.ts'

import.meta.glob(['../**/*.messages.ts', '../../ui/**/*.messages.ts'], { eager: true })
const firstOf = {
  en: async () => firstTexts,
  zh: async () => (await import('../../app/first-texts/zh.ts')).texts,
  vi: async () => (await import('../../app/first-texts/vi.ts')).texts,
}
const sources = import.meta.glob<string>('./chapters/*/*.md', { query: '?raw', import: 'default', eager: true })
const sourceOf = (language: string, name: string) => sources[`./chapters/${language}/${name}.md`] ?? ''
const pictures = Object.keys(import.meta.glob('./pictures/*/*.webp', { query: '?url' }))
const names = Object.keys(en.chapters) as GuideChapter[] // the keys of the same texts
const partsOf = (source: string): ChapterPart[] => {
  const { intro, sections } = readChapter(source)
  return [...intro, ...sections.flatMap(({ parts }) => parts)]
}
startI18n('en', firstTexts)

it('has each chapter in each language, and no other file', () =>
  expect(Object.keys(sources).sort()).toEqual(
    languages.flatMap((language) => names.map((name) => `./chapters/${language}/${name}.md`)).sort(),
  ))

it.each(names)('%s has the same sections, pictures and quoted texts in every language', (name) => {
  const shapeOf = (language: string) => {
    const source = sourceOf(language, name)
    return {
      sections: readChapter(source).sections.length,
      pictures: partsOf(source).flatMap((part) => (part.kind === 'picture' ? [part.name] : [])),
      quoted: [...new Set(placeholdersIn(source).map(({ namespace, key }) => `${namespace}:${key}`))].sort(),
    }
  }
  expect(shapeOf('en').sections).toBeGreaterThan(2)
  for (const language of ['zh', 'vi']) expect(shapeOf(language), language).toEqual(shapeOf('en'))
})

it('has the pictures that the chapters show in every language, and no other', () => {
  const shown = languages.flatMap((language) =>
    names.flatMap((name) =>
      partsOf(sourceOf(language, name)).flatMap((part) =>
        part.kind === 'picture' ? [`./pictures/${language}/${part.name}.webp`] : [],
      ),
    ),
  )
  expect(shown.length).toBeGreaterThan(languages.length * names.length)
  expect(pictures.toSorted()).toEqual(shown.toSorted())
})

it.each(languages)('quotes only texts that the portal shows, in %s', async (language) => {
  await applyLanguage(language, firstOf[language])
  const quoted = names.flatMap((name) => placeholdersIn(sourceOf(language, name)).map((one) => ({ ...one, name })))
  await loadTexts(...([...new Set(quoted.map(({ namespace }) => namespace))] as Namespace[])) // throws for an unknown one
  const wrong = quoted.filter(({ namespace, key }) => {
    return !i18n.exists(namespace, key) || String(i18n.translator(language, namespace)(key)).includes('{{')
  })
  expect(wrong).toEqual([])
  for (const name of names) expect(JSON.stringify(await loadChapter(language, name)), name).not.toContain('{{')
})

it.each(languages)('links only to pages that exist, in %s', (language) => {
  for (const name of names)
    for (const part of partsOf(sourceOf(language, name))) {
      if (part.kind === 'picture') continue
      expect(refusedLinks(parseMarkdown(part.text)), name).toEqual([])
      const targets = [...part.text.matchAll(/\]\(([^)#?]+)/g)].map(([, to = '']) => to)
      expect(
        targets.filter((to) => !isPage(to)),
        name,
      ).toEqual([])
      const chapters = targets.flatMap((to) => /^\/userGuide\/(.+)$/.exec(to)?.[1] ?? [])
      expect(
        chapters.filter((to) => !(to in en.chapters)),
        name,
      ).toEqual([])
    }
})
