import { bookingOf, WATCH_LIMIT } from '@fairway/contract/tracking/live.rules'

/** What a tab shows, and where it stands: everything before `after` is on its page already. */
export interface Subscription {
  topics: readonly string[]
  after: string
}

/** Ids grow over the years beyond what a number holds. */
export const isOlder = (id: string, than: string) => BigInt(id) < BigInt(than)

/** True when somebody who watches this hears everything about these topics. */
export const covers = (watched: ReadonlySet<string>, topics: readonly string[]) =>
  topics.every((topic) => watched.has(topic) || watched.has(bookingOf(topic)))

/**
 * What one stream watches for all tabs, and from where on. Where that is too much, bookings stand for their containers;
 * where it still is, the tabs that came last are served, and the others ask from time to time.
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
