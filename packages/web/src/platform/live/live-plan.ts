import { bookingOf, WATCH_LIMIT } from '@fairway/contract/tracking/live/live.rules'

/** What a tab shows and its position: changes up to `after` are already on its page. */
export interface Subscription {
  topics: readonly string[]
  after: string
}

/** What a stream delivered: everything about `watched` from `after` up to the id of the line. */
export interface Delivered {
  watched: readonly string[]
  after: string
}

/** Compared as BigInt, because ids may exceed the safe integers. */
export const isOlder = (id: string, than: string) => BigInt(id) < BigInt(than)

/** True when a stream that watches these topics delivers everything about the given ones. */
export const covers = (watched: ReadonlySet<string>, topics: readonly string[]) =>
  topics.every((topic) => watched.has(topic) || watched.has(bookingOf(topic)))

/**
 * What one stream watches for all tabs, and from which id. Where that is too much, bookings replace their containers;
 * where it still is, the latest tabs are served and the others poll.
 */
export function planWatch(
  subscriptions: readonly Subscription[],
  limit = WATCH_LIMIT,
): { topics: string[]; after: string } {
  const all = new Set(subscriptions.flatMap(({ topics }) => topics))
  const topics = all.size > limit ? bookingsOf(subscriptions, limit) : all
  const served = subscriptions.filter((subscription) => covers(topics, subscription.topics))
  const after = served.reduce(
    (first, subscription) => (isOlder(subscription.after, first) ? subscription.after : first),
    served[0]?.after ?? '1',
  )
  return { topics: [...topics], after }
}

function bookingsOf(subscriptions: readonly Subscription[], limit: number): Set<string> {
  const chosen = new Set<string>()
  for (const { topics } of [...subscriptions].reverse()) {
    const both = new Set([...chosen, ...topics.map(bookingOf)])
    if (both.size <= limit) for (const topic of both) chosen.add(topic)
  }
  return chosen
}
