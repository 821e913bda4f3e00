import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { fillText } from '@fairway/contract/shared/fill-text'
import { en as enTracking } from '@fairway/contract/tracking/messages/en'
import { vi as viTracking } from '@fairway/contract/tracking/messages/vi'
import { zh as zhTracking } from '@fairway/contract/tracking/messages/zh'
import { en as enWatching } from '@fairway/contract/watching/messages/en'
import { vi as viWatching } from '@fairway/contract/watching/messages/vi'
import { zh as zhWatching } from '@fairway/contract/watching/messages/zh'
import { newsText } from '@fairway/contract/watching/news-text.rules'
import { LETTER_NEWS_LIMIT, type RuleKind, ruleKinds } from '@fairway/contract/watching/watching.values'
import type { Database } from '../../platform/database/database.ts'
import type { Keys } from '../../platform/keys.ts'
import { findPlaces } from '../notifications/public.ts'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'
import { findLetterNews, type LetterNews } from './telling.repository.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

const texts = {
  en: { letter: en, watching: enWatching, tracking: enTracking },
  zh: { letter: zh, watching: zhWatching, tracking: zhTracking },
  vi: { letter: vi, watching: viWatching, tracking: viTracking },
}

const linkOf = ({ link, containerNo, bookingNo }: LetterNews) =>
  link ?? (containerNo && bookingNo ? `/containerDetails/${bookingNo}/${containerNo}` : '/search')

const ruleOf = (news: LetterNews): RuleKind | undefined => ruleKinds.find((kind) => kind === news.rule)

/**
 * Writes a letter when it leaves, not when it was queued: what its reader may no longer see by then, or no longer wants
 * by mail, is not in it. Undefined where nothing is left.
 */
export async function composeWatchLetter(db: Database, keys: Keys, letterId: string, portal: string) {
  const news = await findLetterNews(db, letterId)
  const [first] = news
  if (!first) return undefined
  const { accountId, username: to, language } = first
  const { letter, watching, tracking } = texts[language]
  const places = await findPlaces(db, [...new Set(news.flatMap(({ args }) => args.place ?? []))])
  const sentenceOf = ({ kind, args, containerNo }: LetterNews) => {
    const found = places[args.place ?? '']
    const place = { name: found?.name[language] ?? args.place ?? '', zone: found?.zone ?? 'UTC' }
    return newsText(
      { watching, tracking },
      { kind, args, place, boxes: containerNo ? showContainerNumber(containerNo) : '' },
    )
  }
  const rules = new Set(news.map(ruleOf))
  const rule = rules.size === 1 ? (ruleOf(first) ?? null) : null
  const unsubscribe = new URL(`/unsubscribe?token=${unsubscribeToken(keys, accountId, rule)}`, portal).href
  const count = String(news.length)
  const facts = news
    .slice(0, LETTER_NEWS_LIMIT)
    .map((one): [string, string] => [watching.rules[ruleOf(one) ?? 'milestone'], sentenceOf(one)])
  if (news.length > LETTER_NEWS_LIMIT) facts.push([letter.more, String(news.length - LETTER_NEWS_LIMIT)])
  return {
    to,
    language,
    unsubscribe,
    letter: {
      subject: news.length === 1 ? sentenceOf(first) : fillText(letter.subject, { count }),
      title: news.length === 1 ? watching.rules[ruleOf(first) ?? 'milestone'] : fillText(letter.title, { count }),
      body: letter.body,
      facts,
      button: letter.button,
      link: news.length === 1 ? linkOf(first) : '/search',
      note: fillText(letter.note, { preferences: new URL('/watching', portal).href, unsubscribe }),
    },
  }
}
