import { useEffect, useRef } from 'react'
import type { KeptListing } from './kept-listing.ts'
import type { Listing } from './listing.ts'

/** Keeps an answer once it has stood for so long. */
const KEEP_AFTER_MS = 2_000

interface Wishes<L extends Listing> {
  kept: KeptListing<L>
  question: string
  /** The answer to it, once there is one. */
  list: L | undefined
  /** Hears of what was kept of the same question, while the answer is awaited. */
  onKept: (list: L) => void
}

/** Brings the answer of the last visit while the server is asked, and keeps the one that it gives. */
export function useKeeping<L extends Listing>({ kept, question, list, onKept }: Wishes<L>) {
  const tell = useRef(onKept)
  tell.current = onKept
  const isWaiting = list === undefined
  useEffect(() => {
    if (!isWaiting) return
    let isCurrent = true
    void kept.readList(question).then((found) => {
      if (isCurrent && found) tell.current(found)
    })
    return () => {
      isCurrent = false
    }
  }, [kept, question, isWaiting])
  useEffect(() => {
    if (!list) return
    const timer = setTimeout(() => void kept.keepList(question, list), KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [kept, question, list])
}
