import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { quietly } from './api.ts'
import { watchLive } from './live.ts'

/** An answer is asked for again at most this often, however much happens. */
const PATIENCE_MS = 15_000
/** What only the clock changes is asked for from time to time. */
const ASK_EVERY_MS = 10 * 60_000
const NOBODY = 'own/none'

interface LiveSource {
  watch: string
  liveFrom: string
}

/** Asks again for the answers to these calls when something that the person may see changed, while somebody looks. */
export function useOwnTopic(source: LiveSource | undefined, isAffected: (call: unknown) => boolean) {
  const client = useQueryClient()
  const topic = source?.watch ?? NOBODY
  const after = useRef('1')
  after.current = source?.liveFrom ?? after.current
  useEffect(() => {
    const filters = { predicate: ({ queryKey: [call] }: { queryKey: readonly unknown[] }) => isAffected(call) }
    const refetcher = createRefetcher(() =>
      quietly(() => client.invalidateQueries({ ...filters, refetchType: 'active' })),
    )
    const leave =
      topic === NOBODY
        ? undefined
        : watchLive({
            topics: [topic],
            after: after.current,
            onChange: (_changed, withinMs) => refetcher.soon(withinMs),
          })
    const timer = setInterval(() => refetcher.soon(0), ASK_EVERY_MS)
    document.addEventListener('visibilitychange', refetcher.onVisibilityChange)
    return () => {
      leave?.()
      refetcher.stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refetcher.onVisibilityChange)
    }
  }, [client, topic, isAffected])
}

function createRefetcher(ask: () => Promise<unknown>) {
  let lastFetchAt = 0
  let isOwed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const act = () => {
    timer = undefined
    isOwed = document.visibilityState === 'hidden'
    if (isOwed) return
    lastFetchAt = Date.now()
    ask().catch(() => {})
  }
  const soon = (withinMs: number) => {
    timer ??= setTimeout(act, Math.max(Math.random() * withinMs, lastFetchAt + PATIENCE_MS - Date.now()))
  }
  return {
    /** Many pages were told the same: each takes a moment of its own. */
    soon,
    onVisibilityChange: () => {
      if (isOwed && document.visibilityState === 'visible') soon(0)
    },
    stop: () => clearTimeout(timer),
  }
}
