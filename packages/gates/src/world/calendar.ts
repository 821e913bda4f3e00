export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const iso = (at: number) => new Date(at).toISOString()

/** The start of the UTC day in which a moment lies. */
export const dayOf = (at: number) => Math.floor(at / DAY) * DAY

/** Gate clerks write down whole minutes. */
export const toMinute = (at: number) => Math.floor(at / MINUTE) * MINUTE

const clocks = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, number>()
const REMEMBERED_OFFSETS = 20_000

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetOf(zone: string, at: number): number {
  const day = dayOf(at)
  const offset = offsetAt(zone, day)
  return offset === offsetAt(zone, day + DAY) ? offset : offsetAt(zone, Math.floor(at / HOUR) * HOUR)
}

/** Asking the calendar is slow; the answers are remembered. */
function offsetAt(zone: string, at: number): number {
  const key = zone + at
  const known = offsets.get(key)
  if (known !== undefined) return known
  if (offsets.size >= REMEMBERED_OFFSETS) offsets.clear()
  const offset = readOffset(zone, at)
  offsets.set(key, offset)
  return offset
}

function readOffset(zone: string, at: number): number {
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  clocks.set(zone, clock)
  const name = clock.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours, minutes] = /^GMT([+-])(\d{2}):(\d{2})$/.exec(name) ?? [undefined, '+', '0', '0']
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE)
}

/** The moment at which clocks at the place show that many hours of a calendar day (given as its UTC midnight). */
export function atLocal(zone: string, day: number, hours: number): number {
  const wall = day + hours * HOUR
  return wall - offsetOf(zone, wall - offsetOf(zone, wall))
}

/** The calendar day at the place, as its UTC midnight. */
export const localDay = (zone: string, at: number) => dayOf(at + offsetOf(zone, at))

/** yyyy-mm-dd of a calendar day. */
export const showDay = (day: number) => iso(day).slice(0, 10)

/** The moment itself when the gate is open then, else a little after its next opening. */
export function whileOpen(zone: string, at: number, hours: { open: number; close: number }): number {
  const day = localDay(zone, at)
  const wall = at + offsetOf(zone, at) - day
  const afterOpening = wall % (2 * HOUR)
  if (wall < hours.open * HOUR) return toMinute(atLocal(zone, day, hours.open) + afterOpening)
  if (wall >= hours.close * HOUR) return toMinute(atLocal(zone, day + DAY, hours.open) + afterOpening)
  return toMinute(at)
}

/** Counts working days onward, Saturdays and Sundays left out. */
export function addWorkingDays(day: number, count: number): number {
  let reached = day
  for (let left = count; left > 0; ) {
    reached += DAY
    const weekday = new Date(reached).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  return reached
}
