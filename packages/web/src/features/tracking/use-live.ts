import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { quietly } from '../../platform/calls/api.ts'
import { Failure } from '../../platform/calls/failure.ts'
import { liveness, watchLive } from '../../platform/live/live.ts'
import { whenIdle } from '../../ui/lazy/when-idle.ts'
import { isAffectedBy } from './live-answers.rules.ts'

/** Polls on every tenth tick for what only the clock changes, and on every tick while there are no live updates. */
const POLL_EVERY_MS = 60_000
const PATIENCE_WHILE_LIVE = 10

/** Keeps an open page up to date: reloads what it shows of these topics when it has changed. */
export function useLive(topics: string[], after: string | undefined) {
  const client = useQueryClient()
  const shown = topics.join(',')
  const isReady = after !== undefined && shown !== ''
  const newest = useRef(after)
  newest.current = after
  useEffect(() => {
    if (!isReady) return
    let leave = () => {}
    // nothing is missed meanwhile: the stream begins with what the page shows
    const callOff = whenIdle(() => {
      leave = keepUpToDate(client, shown.split(','), newest.current ?? '1')
    })
    return () => {
      callOff()
      leave()
    }
  }, [client, shown, isReady])
}

function keepUpToDate(client: QueryClient, topics: string[], after: string) {
  const { askSoon: refetchSoon, askFromTimeToTime: poll, stop } = createRefetcher(client)
  const leave = watchLive({ topics, after, onChange: refetchSoon })
  const timer = setInterval(() => poll(topics), POLL_EVERY_MS)
  return () => {
    leave()
    stop()
    clearInterval(timer)
  }
}

function createRefetcher(client: QueryClient) {
  const changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let rounds = 0

  const refetch = async (topics: string[]) => {
    const filters = { predicate: (query: Query) => isAffectedBy(query, topics) }
    await quietly(() => client.invalidateQueries(filters))
    // a withdrawn event must not stay on the page
    for (const query of client.getQueryCache().findAll(filters))
      if (query.state.error instanceof Failure && query.state.error.status === 404) query.setState({ data: undefined })
  }
  return {
    /** Many pages may get the same message, so each waits a random moment. */
    askSoon: (topics: string[], withinMs: number) => {
      for (const topic of topics) changed.add(topic)
      timer ??= setTimeout(() => {
        timer = undefined
        void refetch([...changed])
        changed.clear()
      }, Math.random() * withinMs)
    },
    askFromTimeToTime: (topics: string[]) => {
      rounds += 1
      const hasFailed = ({ state }: Query) => state.status === 'error'
      const failed = client.getQueryCache().findAll({ type: 'active', predicate: hasFailed })
      const isWell = liveness.get().kind === 'live' && !failed.some((query) => isAffectedBy(query, topics))
      const isDue = !isWell || rounds % PATIENCE_WHILE_LIVE === 0
      if (isDue && document.visibilityState === 'visible') void refetch(topics)
    },
    stop: () => clearTimeout(timer),
  }
}
