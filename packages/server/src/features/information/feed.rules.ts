import type { InformationCategory } from '@fairway/contract/information/information.values'
import { type Language, languageTag } from '@fairway/contract/shared/language'
import type { FeedEntry } from './public-information.repository.ts'

interface Feed {
  entries: readonly FeedEntry[]
  language: Language
  category: InformationCategory | undefined
  carrier: string
  publicUrl: string
}

const titles: Record<Language, string> = { en: 'Information Center', zh: '信息中心', vi: 'Trung tâm thông tin' }
const names: Record<Language, Record<InformationCategory, string>> = {
  en: { notice: 'Notices', tariff: 'Tariffs', form: 'Forms', guide: 'Guides' },
  zh: { notice: '公告', tariff: '费率', form: '表格', guide: '操作指南' },
  vi: { notice: 'Thông báo', tariff: 'Biểu phí', form: 'Biểu mẫu', guide: 'Hướng dẫn' },
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** Text inside of XML; what XML cannot hold is left out. */
const escaped = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => signs[sign] ?? '')

const instant = (text: string) => new Date(text).toISOString()
/** A feed without entries has a time all the same, which never moves. */
const BEGINNING = '2022-01-01T00:00:00.000Z'

/** What readers see as an Atom feed. Texts travel as plain text, so that no feed reader has markup of ours to trust. */
export function atomFeed({ entries, language, category, carrier, publicUrl }: Feed): string {
  const address = (path: string) => escaped(new URL(path, publicUrl).href)
  const chosen = category === undefined ? '' : `&category=${category}`
  const title = [carrier, titles[language], ...(category ? [names[language][category]] : [])].join(' · ')
  const updated = entries.reduce(
    (last, one) => (instant(one.updatedAt) > last ? instant(one.updatedAt) : last),
    BEGINNING,
  )
  const self = address(`/api/informationpub/feed?language=${language}${chosen}`)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag[language]}">`,
    `  <id>${self}</id>`,
    `  <title>${escaped(title)}</title>`,
    `  <updated>${updated}</updated>`,
    `  <author><name>${escaped(carrier)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${self}"/>`,
    `  <link rel="alternate" type="text/html" href="${address('/informationCenter')}"/>`,
    ...entries.map((entry) => {
      const page = address(`/informationCenter?entry=${entry.id}`)
      return [
        '  <entry>',
        `    <id>${page}</id>`,
        `    <title>${escaped(entry.title)}</title>`,
        `    <published>${instant(entry.publishedAt)}</published>`,
        `    <updated>${instant(entry.updatedAt)}</updated>`,
        `    <link rel="alternate" type="text/html" href="${page}"/>`,
        `    <category term="${entry.category}" label="${escaped(names[language][entry.category])}"/>`,
        `    <summary type="text">${escaped(entry.excerpt)}</summary>`,
        '  </entry>',
      ].join('\n')
    }),
    '</feed>',
    '',
  ].join('\n')
}
