import { timingSafeEqual } from 'node:crypto'
import type { Settings } from '../settings.ts'

export const HOUR_MS = 3_600_000
/** A ticket is good for so long at least, and longer where sessions are. */
const LIFE_HOURS = 24
/** Within this time the same thing gets the same ticket, so that a page that asks again need not listen anew. */
const ROUND_HOURS = 6
const MAC_BYTES = 16

/** The full hour until which a ticket is good that is made now. */
export function ticketHour({ sessionSeconds }: Pick<Settings, 'sessionSeconds'>, now = Date.now()) {
  const hours = now / HOUR_MS + Math.max(LIFE_HOURS, sessionSeconds / 3600)
  return Math.ceil(hours / ROUND_HOURS) * ROUND_HOURS
}

export const shortMac = (mac: Buffer) => mac.subarray(0, MAC_BYTES).toString('base64url')

/** Whether one of these codes, by the present secret or a former one, is the given one. */
export const isMacOf = (macs: readonly Buffer[], candidate: string) =>
  macs
    .map(shortMac)
    .some((mac) => mac.length === candidate.length && timingSafeEqual(Buffer.from(mac), Buffer.from(candidate)))
