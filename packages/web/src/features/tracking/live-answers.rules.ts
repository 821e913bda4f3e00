import type { ListType } from '@fairway/contract/shared/search-number'
import {
  affects,
  bookingTopic,
  containerTopic,
  type WatchTickets,
  withoutTicket,
} from '@fairway/contract/tracking/live/live.rules'
import type { PublicContainer, PublicSearchReply } from '@fairway/contract/tracking/tracking.schema'

type ContainerKey = Pick<PublicContainer, 'bookingNo' | 'containerNo'>

/** Identifies a container on the page. */
const keyOf = ({ bookingNo, containerNo }: ContainerKey) => containerTopic(bookingNo, containerNo)

/** The topic of a page about this container. Stored answers of older versions have no tickets. */
export const topicOf = ({ bookingNo, containerNo }: ContainerKey, tickets: WatchTickets = {}) =>
  containerTopic(bookingTopic(bookingNo, tickets), containerNo)

/** The topics of a list: the containers that were searched, or whole bookings, which may get more containers. */
export const topicsOf = (type: ListType, { containers, watch = {} }: PublicSearchReply): string[] =>
  type === 'container'
    ? containers.map((one) => topicOf(one, watch))
    : [...new Set(containers.map(({ bookingNo }) => bookingTopic(bookingNo, watch)))]

/** The containers that changed or were added since the former answer; none when it is another page by now. */
export function changedContainers(
  before: readonly PublicContainer[],
  shown: readonly PublicContainer[],
): PublicContainer[] {
  if (before === shown) return []
  const known = new Map(before.map((one) => [keyOf(one), one]))
  if (!shown.some((one) => known.has(keyOf(one)))) return []
  return shown.filter((one) => !isSame(one, known.get(keyOf(one))))
}
const isSame = (one: object, other: object | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

interface Answer {
  queryKey: readonly unknown[]
  state: { data: unknown }
}
interface RequestParams {
  query?: { bookingNo?: string; containerNo?: string; q?: string }
}

/** Whether a cached answer is about something that changed. */
export function isAffectedBy({ queryKey, state }: Answer, topics: readonly string[]): boolean {
  const changed = topics.map(withoutTicket)
  const [call, params] = queryKey as [string, RequestParams | undefined] // made by `apiQuery` alone
  const { bookingNo = '', containerNo = '', q = '' } = params?.query ?? {}
  if (/^GET \/api\/cargo(pub)?\/(detail|route|customsHistory|eirHistory)$/.test(call)) {
    const topic = containerTopic(bookingNo.trim(), containerNo.replaceAll(/\s/g, '').toUpperCase())
    // an address may leave out the check digit
    return changed.some((one) => affects(one, topic) || one.startsWith(topic))
  }
  if (!/^GET \/api\/cargo(pub)?\/search$/.test(call)) return false
  const { containers = [] } = (state.data ?? {}) as Partial<PublicSearchReply> // the answer of this call
  const shown = [...containers.map(keyOf), ...q.split(',')]
  return changed.some((one) => shown.some((topic) => affects(one, topic)))
}
