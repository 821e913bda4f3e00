import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiQuery } from '../../platform/calls/api.ts'
import { useOwnTopic } from '../../platform/live/use-own-topic.ts'

const CALL = 'GET /api/home'
const isHome = (call: unknown) => call === CALL
const MINUTE_MS = 60_000

/** What needs the reader, reloaded on changes and when they return to the page. */
export function useHome() {
  const query = useQuery(apiQuery(CALL, {}))
  useOwnTopic(query.data, isHome)
  const now = useNow(query.data?.asOf, query.dataUpdatedAt)
  return { home: query.data, now, error: query.error, askAgain: query.refetch }
}

/** The business clock, which continues from the time of the answer. */
function useNow(asOf: string | undefined, receivedAt: number): string {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return asOf ? new Date(Date.parse(asOf) + Math.max(0, Date.now() - receivedAt)).toISOString() : ''
}
