import type { SearchType } from '@fairway/contract/shared/search-number'
import { concerns, containerTopic } from '@fairway/contract/tracking/live.rules'
import type { PublicContainer, PublicSearchReply } from '@fairway/contract/tracking/tracking.schema'

/** What a page about this container listens for. */
export const topicOf = ({ bookingNo, containerNo }: Pick<PublicContainer, 'bookingNo' | 'containerNo'>) =>
  containerTopic(bookingNo, containerNo)

/** What a list listens for: the containers that were asked for, or whole bookings, which may get another box. */
export const topicsOf = (type: SearchType, numbers: string[], reply: PublicSearchReply): string[] => {
  if (type === 'container') return reply.containers.map(topicOf)
  const found = reply.containers.map(({ bookingNo }) => bookingNo)
  return [...new Set(type === 'booking' ? [...numbers, ...found] : found)]
}

/** Which containers changed or came since the page showed the ones before; none when it is another page by now. */
export function newsAmong(before: readonly PublicContainer[], shown: readonly PublicContainer[]): PublicContainer[] {
  if (before === shown) return []
  const known = new Map(before.map((one) => [topicOf(one), one]))
  if (!shown.some((one) => known.has(topicOf(one)))) return []
  return shown.filter((one) => !isSame(one, known.get(topicOf(one))))
}
const isSame = (one: object, other: object | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

interface Answer {
  queryKey: readonly unknown[]
  state: { data: unknown }
}
interface Asked {
  query?: { bookingNo?: string; containerNo?: string; q?: string }
}

/** Whether an answer that is kept speaks of something that changed. */
export function isAbout({ queryKey, state }: Answer, changed: readonly string[]): boolean {
  const [call, asked] = queryKey as [string, Asked | undefined] // made by `ask` alone
  const { bookingNo = '', containerNo = '', q = '' } = asked?.query ?? {}
  if (/^GET \/api\/cargo(pub)?\/(detail|route|customsHistory|eirHistory)$/.test(call)) {
    const topic = containerTopic(bookingNo.trim(), containerNo.replaceAll(/\s/g, '').toUpperCase())
    // an address may leave out the check digit
    return changed.some((one) => concerns(one, topic) || one.startsWith(topic))
  }
  if (!/^GET \/api\/cargo(pub)?\/search$/.test(call)) return false
  const { containers = [] } = (state.data ?? {}) as Partial<PublicSearchReply> // the answer of this call
  const topics = [...containers.map(topicOf), ...q.split(',')]
  return changed.some((one) => topics.some((topic) => concerns(one, topic)))
}
