import { useEffect, useRef } from 'react'
import type { ListCache } from './cached-listing.ts'
import type { Listing } from './listing.ts'

/** Keeps an answer once it has stood for so long. */
const KEEP_AFTER_MS = 2_000

interface CachedListOptions<L extends Listing> {
  cache: ListCache<L>
  question: string
  /** The answer to it, once there is one. */
  list: L | undefined
  /** Hears of what was kept of the same question, while the answer is awaited. */
  onCached: (list: L) => void
}

/** Brings the answer of the last visit while the server is asked, and keeps the one that it gives. */
export function useCachedList<L extends Listing>({ cache, question, list, onCached }: CachedListOptions<L>) {
  const onCachedRef = useRef(onCached)
  onCachedRef.current = onCached
  const isWaiting = list === undefined
  useEffect(() => {
    if (!isWaiting) return
    let isCurrent = true
    void cache.readList(question).then((found) => {
      if (isCurrent && found) onCachedRef.current(found)
    })
    return () => {
      isCurrent = false
    }
  }, [cache, question, isWaiting])
  useEffect(() => {
    if (!list) return
    const timer = setTimeout(() => void cache.saveList(question, list), KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [cache, question, list])
}
