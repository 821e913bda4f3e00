import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ask } from '../../platform/api.ts'
import { useOwnTopic } from '../../platform/use-own-topic.ts'

const CALL = 'GET /api/home'
const isHome = (call: unknown) => call === CALL
const MINUTE_MS = 60_000

/** What needs the reader, asked for again when something changed and when they come back to the page. */
export function useHome() {
  const asked = useQuery(ask(CALL, {}))
  useOwnTopic(asked.data, isHome)
  const now = useNow(asked.data?.asOf, asked.dataUpdatedAt)
  return { home: asked.data, now, error: asked.error, askAgain: asked.refetch }
}

/** The business's clock, which an answer was stamped with, as it goes on since then. */
function useNow(asOf: string | undefined, receivedAt: number): string {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return asOf ? new Date(Date.parse(asOf) + Math.max(0, Date.now() - receivedAt)).toISOString() : ''
}
