import { businessNow } from '@fairway/contract/tracking/business-clock.rules'
import type { MapClock } from '@fairway/contract/tracking/journey/route.schema'
import { type RefObject, useEffect, useState } from 'react'
import { usePrefersReducedMotion } from './use-stillness.ts'

const QUICKEST_MS = 100
const SLOWEST_MS = 60_000

/**
 * The business clock of a map, from the server's time and when it was received. Updates for every minute of that clock,
 * at most ten times a second, never while hidden or with reduced motion.
 */
export function useBusinessNow(clock: MapClock, receivedAt: number, picture: RefObject<Element | null>): number {
  const isStill = usePrefersReducedMotion()
  const [now, setNow] = useState(() => businessNow(clock, Date.now() - receivedAt))
  useEffect(() => {
    const read = () => setNow(businessNow(clock, Date.now() - receivedAt))
    read()
    if (isStill || !picture.current) return
    const pause = Math.min(SLOWEST_MS, Math.max(QUICKEST_MS, SLOWEST_MS / clock.rate))
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame = 0
    const stop = () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
    // A hidden tab gets no animation frames, so it waits here until it is visible.
    const goOn = () => {
      frame = requestAnimationFrame(() => {
        read()
        timer = setTimeout(goOn, pause)
      })
    }
    const observer = new IntersectionObserver((entries) => {
      stop()
      if (entries.at(-1)?.isIntersecting) goOn()
    })
    observer.observe(picture.current)
    return () => {
      stop()
      observer.disconnect()
    }
  }, [clock, receivedAt, isStill, picture])
  return now
}
