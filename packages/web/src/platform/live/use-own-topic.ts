import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { quietly } from '../calls/api.ts'
import { watchLive } from './live.ts'

/** A query is repeated at most this often, however much changes. */
const REFETCH_AFTER_MS = 15_000
/** Changes that only the clock brings are polled for. */
const POLL_EVERY_MS = 10 * 60_000
const NOBODY = 'own/none'

interface LiveSource {
  watch: string
  liveFrom: string
}

/** Repeats the affected queries when something that the person may see has changed, while the page is visible. */
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
    const timer = setInterval(() => refetcher.soon(0), POLL_EVERY_MS)
    document.addEventListener('visibilitychange', refetcher.onVisibilityChange)
    return () => {
      leave?.()
      refetcher.stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refetcher.onVisibilityChange)
    }
  }, [client, topic, isAffected])
}

function createRefetcher(refetch: () => Promise<unknown>) {
  let lastFetchAt = 0
  let isRefetchPending = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const act = () => {
    timer = undefined
    isRefetchPending = document.visibilityState === 'hidden'
    if (isRefetchPending) return
    lastFetchAt = Date.now()
    refetch().catch(() => {})
  }
  const soon = (withinMs: number) => {
    timer ??= setTimeout(act, Math.max(Math.random() * withinMs, lastFetchAt + REFETCH_AFTER_MS - Date.now()))
  }
  return {
    /** many pages get the same message, so each waits a random moment */
    soon,
    onVisibilityChange: () => {
      if (isRefetchPending && document.visibilityState === 'visible') soon(0)
    },
    stop: () => clearTimeout(timer),
  }
}
