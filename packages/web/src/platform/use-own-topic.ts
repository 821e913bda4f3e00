import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { quietly } from './api.ts'
import { watchLive } from './live.ts'

/** An answer is asked for again at most this often, however much happens. */
const PATIENCE_MS = 15_000
/** What only the clock changes is asked for from time to time. */
const ASK_EVERY_MS = 10 * 60_000
const NOBODY = 'own/none'

interface Told {
  watch: string
  liveFrom: string
}

/** Asks again for the answers to these calls when something that the person may see changed, while somebody looks. */
export function useOwnTopic(told: Told | undefined, isConcerned: (call: unknown) => boolean) {
  const client = useQueryClient()
  const topic = told?.watch ?? NOBODY
  const after = useRef('1')
  after.current = told?.liveFrom ?? after.current
  useEffect(() => {
    const concerned = { predicate: ({ queryKey: [call] }: { queryKey: readonly unknown[] }) => isConcerned(call) }
    const asking = createAsking(() => quietly(() => client.invalidateQueries({ ...concerned, refetchType: 'active' })))
    const leave =
      topic === NOBODY
        ? undefined
        : watchLive({ topics: [topic], after: after.current, onChange: (_changed, withinMs) => asking.soon(withinMs) })
    const timer = setInterval(() => asking.soon(0), ASK_EVERY_MS)
    document.addEventListener('visibilitychange', asking.look)
    return () => {
      leave?.()
      asking.stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', asking.look)
    }
  }, [client, topic, isConcerned])
}

function createAsking(ask: () => Promise<unknown>) {
  let askedAt = 0
  let isOwed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const act = () => {
    timer = undefined
    isOwed = document.visibilityState === 'hidden'
    if (isOwed) return
    askedAt = Date.now()
    ask().catch(() => {})
  }
  const soon = (withinMs: number) => {
    timer ??= setTimeout(act, Math.max(Math.random() * withinMs, askedAt + PATIENCE_MS - Date.now()))
  }
  return {
    /** Many pages were told the same: each takes a moment of its own. */
    soon,
    look: () => {
      if (isOwed && document.visibilityState === 'visible') soon(0)
    },
    stop: () => clearTimeout(timer),
  }
}
