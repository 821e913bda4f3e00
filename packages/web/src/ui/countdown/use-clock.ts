import { businessNow } from '@fairway/contract/tracking/business-clock.rules'
import type { MapClock } from '@fairway/contract/tracking/journey/route.schema'
import { useEffect, useState } from 'react'

const EVERY_MS = 30_000

/** The business clock for countdowns, updated every half minute: from the server's time and when it was received. */
export function useClock(clock: MapClock, receivedAt: number): number {
  const [now, setNow] = useState(() => businessNow(clock, Date.now() - receivedAt))
  useEffect(() => {
    const read = () => setNow(businessNow(clock, Date.now() - receivedAt))
    read()
    const timer = setInterval(read, EVERY_MS)
    return () => clearInterval(timer)
  }, [clock, receivedAt])
  return now
}
