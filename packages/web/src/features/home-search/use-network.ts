import type { NetworkMapReply } from '@fairway/contract/schedules/network-map.schema'
import { useEffect, useState } from 'react'
import { send } from '../../platform/calls/api.ts'
import { logClientError } from '../../platform/client-log/client-log.ts'
import { usePrefersReducedMotion } from '../../ui/map/use-stillness.ts'

const MINUTE = 60_000
/** Ships arrive and depart within hours. */
const NEWS_AFTER_MS = 6 * 60 * MINUTE
const SOONEST_MS = 10_000
const LATEST_MS = 3 * MINUTE

export interface Network {
  reply: NetworkMapReply
  receivedAt: number
}

/** Polls after six hours of the business clock, within limits. */
export const refetchDelay = (rate: number) => Math.min(LATEST_MS, Math.max(SOONEST_MS, NEWS_AFTER_MS / rate))

/** The carrier's lanes and ships, polled while the page is visible; undefined where they cannot be loaded. */
export function useNetwork(): Network | undefined {
  const [network, setNetwork] = useState<Network>()
  const isStill = usePrefersReducedMotion()
  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let requestedAt = 0
    const load = async () => {
      clearTimeout(timer)
      requestedAt = Date.now()
      let rate = 1
      try {
        const reply = await send('GET /api/schedulespub/map', {}, { signal: leaving.signal })
        setNetwork({ reply, receivedAt: Date.now() })
        rate = reply.clock.rate
      } catch (error) {
        logClientError(error)
      }
      if (!leaving.signal.aborted && !isStill) timer = setTimeout(askIfSeen, refetchDelay(rate))
    }
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') void load()
    }
    const onReturn = () => {
      if (document.visibilityState === 'visible' && Date.now() - requestedAt > MINUTE) void load()
    }
    void load()
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      leaving.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [isStill])
  return network
}
