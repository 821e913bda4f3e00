/** A moment in the local time of a place. */
export interface PlaceTime {
  /** yyyy-mm-dd */
  date: string
  /** 24 hours, hh:mm */
  time: string
  /** 'UTC+8', 'UTC−3:30', 'UTC': never an abbreviation that two continents share. */
  offset: string
}

const MINUTE = 60_000

/** A moment on the clock of a zone. */
interface ClockReading {
  year: number | string
  month: number | string
  day: number | string
  hour: number | string
  minute: number | string
}

/** What is used of `Temporal`, which the compiler does not know yet, nor every browser. */
interface TemporalParts {
  Instant: { fromEpochMilliseconds: (at: number) => { toZonedDateTimeISO: (zone: string) => ClockReading } }
  Now: { timeZoneId: () => string }
}
const temporal = () => (globalThis as { Temporal?: TemporalParts }).Temporal // see above

const clocks = new Map<string, Intl.DateTimeFormat>()

/** A time zone that this browser does not know is read as UTC, and its offset shows that. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = newClock(zone) ?? clockOf('UTC')
  clocks.set(zone, clock)
  return clock
}

function newClock(zone: string) {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...parts, hourCycle: 'h23', calendar: 'gregory', timeZone: zone })
  } catch {
    return undefined
  }
}

/** Makes the clock of a zone while a page waits: the first one takes a browser some 30 ms. */
export const prepareClock = (zone: string): void => void placeTime(new Date().toISOString(), zone)

/** The zone of this machine. */
export const ownZone = (): string => temporal()?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone

/** `Temporal` answers at once; the first format of dates takes a phone a tenth of a second. */
function readClock(at: Date, zone: string): ClockReading {
  const known = temporal()
  if (!known) return formatted(at, zone)
  const instant = known.Instant.fromEpochMilliseconds(at.getTime())
  try {
    return instant.toZonedDateTimeISO(zone)
  } catch {
    return instant.toZonedDateTimeISO('UTC')
  }
}

function formatted(at: Date, zone: string): ClockReading {
  const part: Record<string, string> = {}
  for (const { type, value } of clockOf(zone).formatToParts(at)) part[type] = value
  const { year = '', month = '', day = '', hour = '', minute = '' } = part
  return { year, month, day, hour, minute }
}

/** Local date, time and offset from UTC of a moment. */
export function placeTime(instant: string, zone: string): PlaceTime {
  const at = new Date(instant)
  const { year, month, day, hour, minute } = readClock(at, zone)
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  const time = `${twoDigits(hour)}:${twoDigits(minute)}`
  const wall = Date.parse(`${date}T${time}:00Z`)
  return { date, time, offset: showOffset(Math.round((wall - Math.floor(at.getTime() / MINUTE) * MINUTE) / MINUTE)) }
}

const twoDigits = (count: number | string) => String(count).padStart(2, '0')

function showOffset(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const size = Math.abs(minutes)
  const rest = size % 60
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest ? `:${twoDigits(rest)}` : ''}`
}

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]

/** The day of the week at the place. Its name is our own text: browsers disagree on the Vietnamese short forms. */
export function weekday(instant: string, zone: string): Weekday {
  const day = new Date(placeTime(instant, zone).date).getUTCDay()
  return weekdays[day] ?? 'sun'
}
