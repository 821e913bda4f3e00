import { ASSUMPTION_MINUTES } from '@fairway/contract/identity/assumption.rules'

const MINUTE_MS = 60_000

/** What is known of both clocks: when the tokens came by this browser's, and when they were made by the server's. */
interface Clocks {
  tokensCameAt: number
  /** In seconds; 0 where a token does not say. */
  tokensMadeAt: number
  now: number
}

/** When the server ends it, by this browser's own clock, which may be wrong; never later than a whole one from now. */
export function endByOwnClock(expiresAt: string | null, { tokensCameAt, tokensMadeAt, now }: Clocks): number {
  const latest = now + ASSUMPTION_MINUTES * MINUTE_MS
  const ahead = tokensCameAt > 0 && tokensMadeAt > 0 ? tokensCameAt - tokensMadeAt * 1000 : 0
  const end = Date.parse(expiresAt ?? '') + ahead
  return end > now ? Math.min(end, latest) : latest
}

/** Whole minutes that are left, the last one counted until it is over; 0 is the end. */
export const minutesLeft = (expiresAt: number, now: number): number =>
  Math.max(0, Math.ceil((expiresAt - now) / MINUTE_MS))
