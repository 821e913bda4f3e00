import { useState } from 'react'
import { adopt, type BufferedList, bufferList, markSeen, receive } from './buffered-list.rules.ts'
import type { ListCache } from './cached-listing.ts'
import type { Listing, ListKind } from './listing.ts'
import { useCachedList } from './use-list-cache.ts'

interface Answer<L extends Listing> {
  question: string
  /** The newest answer to it, once there is one. */
  list: L | undefined
}

interface Present<L extends Listing> {
  buffered: BufferedList<L> | undefined
  /** It is what was kept from the last visit; the server has not answered yet. */
  isCached: boolean
}

interface BufferedListState<L extends Listing> extends Present<L> {
  adoptNew: () => void
  seen: (key?: string) => void
}

interface BufferedListOptions<L extends Listing> extends Answer<L> {
  kind: ListKind<L>
  cache: ListCache<L>
}

/** The list in front of the reader: what was kept from the last visit at once, then the server's answers as they come. */
export function useBufferedList<L extends Listing>({
  question,
  list,
  kind,
  cache,
}: BufferedListOptions<L>): BufferedListState<L> {
  const [before, setPresent] = useState<Present<L>>({ buffered: undefined, isCached: false })
  const present = applyAnswer(before, { question, list }, kind)
  if (present !== before) setPresent(present)
  useCachedList({
    cache,
    question,
    list,
    onCached: (found) =>
      setPresent((now) => (now.buffered ? now : { buffered: bufferList(question, found), isCached: true })),
  })
  const change = (act: (buffered: BufferedList<L>) => BufferedList<L>) =>
    setPresent((now) => {
      const next = now.buffered && act(now.buffered)
      return next === now.buffered ? now : { ...now, buffered: next }
    })
  return { ...present, adoptNew: () => change(adopt), seen: (key) => change((buffered) => markSeen(buffered, key)) }
}

/** What was kept may be days old: the first true answer counts as a whole. Later ones move no row. */
function applyAnswer<L extends Listing>(
  before: Present<L>,
  { question, list }: Answer<L>,
  kind: ListKind<L>,
): Present<L> {
  const { buffered, isCached } = before
  if (!list || buffered?.newest === list) return before
  if (buffered?.question !== question) return { buffered: bufferList(question, list), isCached: false }
  const received = receive(buffered, list, kind)
  return { buffered: isCached ? adopt(received) : received, isCached: false }
}
