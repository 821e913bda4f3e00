import type { PublicContainer } from '@fairway/contract/tracking/tracking.schema'
import { useEffect, useMemo, useRef, useState } from 'react'
import { changedContainers } from './live-answers.rules.ts'

/** How long changes stay marked. */
const MARKED_MS = 4_000

/** The containers on the page that were added or changed a moment ago; none at first, and none on another page. */
export function useUpdated(shown: PublicContainer[]): PublicContainer[] {
  const known = useRef(shown)
  const [updated, setUpdated] = useState<PublicContainer[]>([])
  useEffect(() => {
    const before = known.current
    known.current = shown
    const changed = changedContainers(before, shown)
    if (changed.length > 0) setUpdated(changed)
  }, [shown])
  useEffect(() => {
    if (updated.length === 0) return
    const timer = setTimeout(() => setUpdated([]), MARKED_MS)
    return () => clearTimeout(timer)
  }, [updated])
  return updated
}

/** Whether this container changed a moment ago. */
export const useIsUpdated = (container: PublicContainer) =>
  useUpdated(useMemo(() => [container], [container])).length > 0
