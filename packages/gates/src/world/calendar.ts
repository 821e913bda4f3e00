export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const dates = new Map<number, string>()
const REMEMBERED_DAYS = 20_000
const minutesOfDay = Array.from(
  { length: 1440 },
  (_, minute) => `T${new Date(minute * MINUTE).toISOString().slice(11, 16)}:00.000Z`,
)

/** The format of `toISOString`, assembled from parts for whole minutes: the world writes millions of them. */
export function iso(at: number): string {
  const day = dayOf(at)
  const time = minutesOfDay[(at - day) / MINUTE]
  return time === undefined ? new Date(at).toISOString() : dateOf(day) + time
}

function dateOf(day: number): string {
  const known = dates.get(day)
  if (known !== undefined) return known
  if (dates.size >= REMEMBERED_DAYS) dates.clear()
  const date = new Date(day).toISOString().slice(0, 10)
  dates.set(day, date)
  return date
}

/** The start of the UTC day in which a moment lies. */
export const dayOf = (at: number) => Math.floor(at / DAY) * DAY

/** Gates record whole minutes. */
export const toMinute = (at: number) => Math.floor(at / MINUTE) * MINUTE

const clocks = new Map<string, Intl.DateTimeFormat>()
/** By zone and UTC day; null on days with a clock change. */
const offsets = new Map<string, Map<number, number | null>>()

/** The offset of a time zone from UTC, in milliseconds. The calendar is slow, so results are cached. */
function offsetOf(zone: string, at: number): number {
  const days = offsets.get(zone) ?? new Map<number, number | null>()
  offsets.set(zone, days)
  const day = dayOf(at)
  let offset = days.get(day)
  if (offset === undefined) {
    if (days.size >= REMEMBERED_DAYS) days.clear()
    const midnight = readOffset(zone, day)
    offset = midnight === readOffset(zone, day + DAY) ? midnight : null
    days.set(day, offset)
  }
  return offset ?? readOffset(zone, at)
}

function readOffset(zone: string, at: number): number {
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  clocks.set(zone, clock)
  const name = clock.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours, minutes] = /^GMT([+-])(\d{2}):(\d{2})$/.exec(name) ?? [undefined, '+', '0', '0']
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE)
}

/** The moment at which it is that many hours into a calendar day at the place (given as its UTC midnight). */
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

/** Adds working days, without Saturdays and Sundays. */
export function addWorkingDays(day: number, count: number): number {
  let reached = day
  for (let left = count; left > 0; ) {
    reached += DAY
    const weekday = new Date(reached).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  return reached
}
