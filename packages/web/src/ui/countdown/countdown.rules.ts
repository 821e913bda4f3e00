const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long it is until a cut-off, in the two largest units that say something; nothing once it is over. */
export function timeUntil(at: string, now: number): { days: number; hours: number; minutes: number } | undefined {
  const left = Date.parse(at) - now
  if (left <= 0) return undefined
  const days = Math.floor(left / DAY)
  const hours = Math.floor((left % DAY) / HOUR)
  return { days, hours, minutes: days > 0 ? 0 : Math.floor((left % HOUR) / MINUTE) }
}

/** A cut-off that is less than this away needs a person soon. */
export const isNear = (at: string, now: number) => Date.parse(at) > now && Date.parse(at) - now < 2 * DAY
