import { expect, it } from 'vitest'
import { atomFeed } from './feed.rules.ts'

const entry = {
  id: 7,
  category: 'notice' as const,
  title: 'Rates & <terms>',
  excerpt: '"1 < 2" ]]> \ufffe end',
  publishedAt: '2026-11-01T08:00:00+08:00',
  updatedAt: '2026-11-10T00:00:00+00:00',
}
const feed = {
  language: 'zh' as const,
  category: undefined,
  carrier: 'Fairway & Co',
  publicUrl: 'https://portal.example',
}

it('escapes what XML would read as its own, and leaves out what it cannot hold', () => {
  const text = atomFeed({ ...feed, entries: [entry] })
  expect(text).toContain('<title>Rates &amp; &lt;terms&gt;</title>')
  expect(text).toContain('<summary type="text">&quot;1 &lt; 2&quot; ]]&gt;  end</summary>')
  expect(text).toContain('<id>https://portal.example/informationCenter?entry=7</id>')
  expect(text).toContain('<published>2026-11-01T00:00:00.000Z</published>')
  expect(text).toContain('<updated>2026-11-10T00:00:00.000Z</updated>\n  <author>')
})

it('names its category and language, and is a feed without entries too', () => {
  const text = atomFeed({ ...feed, category: 'tariff', entries: [] })
  expect(text).toContain('xml:lang="zh-CN"')
  expect(text).toContain('<title>Fairway &amp; Co · 信息中心 · 费率</title>')
  expect(text).toContain('feed?language=zh&amp;category=tariff')
  expect(text).not.toContain('<entry>')
})
