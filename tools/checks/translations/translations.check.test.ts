import { describe, expect, it } from 'vitest'
import type { Verdict } from '../finding.ts'
import { plant } from '../planted-tree.ts'
import { checkHardCodedText } from './hard-coded-text.check.ts'
import { checkMessages } from './messages.check.ts'
import { checkUnusedMessages } from './unused-messages.check.ts'

const folder = 'packages/web/src/features/tracking/messages'
const formatFindings = ({ findings }: Verdict) =>
  findings.map((finding) => `${finding.rule} ${finding.file.replace(`${folder}/`, '')}: ${finding.message}`)

const english = {
  title: 'Container search',
  found: 'Found {{key0}} of {{key1}}',
  eta: 'ETA',
  more: { hint: 'See <b>all</b>' },
}
const chinese = {
  title: '集装箱查询',
  found: '在 {{key1}} 中找到 {{key0}}',
  eta: 'ETA',
  more: { hint: '查看<b>全部</b>' },
}
const vietnamese = {
  title: 'Tra cứu',
  found: 'Tìm thấy {{key0}} trên {{key1}}',
  eta: 'ETA',
  more: { hint: 'Xem <b>tất cả</b>' },
}

interface Texts {
  en?: object
  zh?: object
  vi?: object
}
const messages = ({ en = english, zh = chinese, vi = vietnamese }: Texts) => ({
  [`${folder}/en.ts`]: `export const en = ${JSON.stringify(en)} as const`,
  [`${folder}/zh.ts`]: `export const zh = ${JSON.stringify(zh)}`,
  [`${folder}/vi.ts`]: `export const vi = ${JSON.stringify(vi)}`,
})
const screen = (inside: string) => ({
  'packages/web/src/features/tracking/search.screen.tsx': `export const S = () => ${inside}\n`,
})

describe('texts in three languages', () => {
  it('finds nothing in complete translations', async () => {
    const verdict = await checkMessages(plant(messages({})))
    expect(verdict).toEqual({ findings: [], seen: 4, things: 'texts in 1 folders' })
  })

  it.each<[string, Texts, string]>([
    ['an empty text', { vi: { ...vietnamese, title: ' ' } }, 'message-empty vi.ts: title says nothing'],
    [
      'a lost placeholder',
      { zh: { ...chinese, found: '找到 {{key0}}' } },
      'message-placeholders zh.ts: found has {{key0}}, the English text {{key0}} {{key1}}',
    ],
    [
      'lost markup',
      { zh: { ...chinese, more: { hint: '查看全部' } } },
      'message-placeholders zh.ts: more.hint has no placeholder, the English text </b> <b>',
    ],
    ['Chinese in English', { en: { ...english, title: '查询' } }, 'message-language en.ts: title holds Chinese: 查询'],
    [
      'Chinese in Vietnamese',
      { vi: { ...vietnamese, title: '查询' } },
      'message-language vi.ts: title holds Chinese: 查询',
    ],
    [
      'English in Chinese',
      { zh: { ...chinese, title: 'Container Search' } },
      'message-language zh.ts: title holds no Chinese: Container Search',
    ],
    [
      'English in Vietnamese',
      { vi: { ...vietnamese, title: 'Container search' } },
      'message-untranslated vi.ts: title is the English text: Container search',
    ],
    ['a missing key', { zh: { ...chinese, more: {} } }, 'message-missing zh.ts: more.hint is missing'],
    ['a surplus key', { vi: { ...vietnamese, extra: 'Thêm' } }, 'message-missing vi.ts: extra is not in English'],
  ])('finds %s', async (_what, texts, expected) => {
    expect(formatFindings(await checkMessages(plant(messages(texts))))).toEqual([expected])
  })

  it('finds a language without a file, or with another file name', async () => {
    const { [`${folder}/vi.ts`]: _left, ...rest } = messages({})
    const found = ['message-missing vi.ts: has no texts, or does not export them as vi']
    expect(formatFindings(await checkMessages(plant(rest)))).toEqual(found)
    expect(
      formatFindings(
        await checkMessages(plant({ ...rest, [`${folder}/vi.ts`]: `export const texts = { title: 'Tra cứu' }` })),
      ),
    ).toEqual(found)
  })

  it('lets a singular leave out its number', async () => {
    const [en, zh, vi] = [
      ['{{count}} day', 'one day'],
      ['{{count}} 天', '一天'],
      ['{{count}} ngày', 'một ngày'],
    ].map(([other, one]) => ({ days_one: one, days_other: other }))
    expect(
      formatFindings(
        await checkMessages(plant(messages({ en: { ...en, days_one: '{{count}} day' }, zh: zh ?? {}, vi: vi ?? {} }))),
      ),
    ).toEqual([])
  })
})

describe('sentences in screens', () => {
  it.each([
    '<p>{t("title")}</p>',
    '<p aria-label={t("title")}>· 1 / 2 —</p>',
    '<button className="wide" type="button" title="">{count}</button>',
    '<p>{t(open ? "shown" : "hidden")}</p>',
  ])('finds nothing in %s', (inside) => {
    expect(checkHardCodedText(plant(screen(inside)))).toEqual({ findings: [], seen: 1, things: 'files of the web' })
  })

  it.each([
    ['<p>Search</p>', 'Search'],
    ['<><b>1</b> 查询</>', '查询'],
    ['<p>{"Search"}</p>', 'Search'],
    ['<p>{open ? t("open") : "Closed"}</p>', 'Closed'],
    ['<p>{`${count} boxes`}</p>', 'boxes'],
    ['<p>{count + " boxes"}</p>', 'boxes'],
    ['<input placeholder="Numbers" />', 'Numbers'],
    ['<i aria-label={`Remove ${n}`} />', 'Remove'],
    ['<img alt={open && "A ship"} />', 'A ship'],
  ])('finds the one in %s', (inside, text) => {
    expect(formatFindings(checkHardCodedText(plant(screen(inside))))).toEqual([
      `hard-coded-text packages/web/src/features/tracking/search.screen.tsx: '${text}' belongs in messages`,
    ])
  })

  it('names the line', () => {
    expect(checkHardCodedText(plant(screen('<p>\n  {count}\n  boxes\n</p>'))).findings).toMatchObject([{ line: 3 }])
  })
})

describe('unused texts', () => {
  const used = '<p title={t("title")}>{t("found")}{t("eta")}{t(`more.h${kind}`)}</p>'

  it('finds nothing when every key is used, whole or by its prefix', async () => {
    expect(await checkUnusedMessages(plant({ ...messages({}), ...screen(used) }))).toEqual({
      findings: [],
      seen: 4,
      things: 'keys of the web',
    })
  })

  it('finds a key that occurs nowhere', async () => {
    const without = used.replace('{t("found")}', '')
    expect(formatFindings(await checkUnusedMessages(plant({ ...messages({}), ...screen(without) })))).toEqual([
      'message-unused en.ts: found is shown nowhere',
    ])
  })
})
