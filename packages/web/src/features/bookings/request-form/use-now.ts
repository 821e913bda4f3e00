import { useClock } from '../use-clock.ts'
import { useRequestParts } from './request-context.ts'

/** The business clock for what a form counts down. */
export function useNow(): number {
  const { choices, receivedAt } = useRequestParts()
  return useClock(choices.clock, receivedAt)
}
