import { ASSUMPTION_MINUTES } from '@fairway/contract/identity/assumption.rules'

const MINUTE_MS = 60_000

/** Both clocks: when the tokens arrived by this browser's, and when they were issued by the server's. */
interface Clocks {
  tokensCameAt: number
  /** In seconds; 0 where the token has no value. */
  tokensMadeAt: number
  now: number
}

/** When the server ends it, by this browser's clock, which may be wrong. Never later than a full duration from now. */
export function endByOwnClock(expiresAt: string | null, { tokensCameAt, tokensMadeAt, now }: Clocks): number {
  const latest = now + ASSUMPTION_MINUTES * MINUTE_MS
  const ahead = tokensCameAt > 0 && tokensMadeAt > 0 ? tokensCameAt - tokensMadeAt * 1000 : 0
  const end = Date.parse(expiresAt ?? '') + ahead
  return end > now ? Math.min(end, latest) : latest
}

/** The minutes left, rounded up; 0 is the end. */
export const minutesLeft = (expiresAt: number, now: number): number =>
  Math.max(0, Math.ceil((expiresAt - now) / MINUTE_MS))
