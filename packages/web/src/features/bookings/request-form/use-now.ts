import { businessNow } from '@fairway/contract/tracking/business-clock.rules'
import { useEffect, useState } from 'react'
import { useRequestParts } from './request-context.ts'

const EVERY_MS = 30_000

/** The business clock, read every half minute, for what is counted down. */
export function useNow(): number {
  const { choices, heardAt } = useRequestParts()
  const [now, setNow] = useState(() => businessNow(choices.clock, Date.now() - heardAt))
  useEffect(() => {
    const timer = setInterval(() => setNow(businessNow(choices.clock, Date.now() - heardAt)), EVERY_MS)
    return () => clearInterval(timer)
  }, [choices, heardAt])
  return now
}
