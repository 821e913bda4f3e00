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
export const prepareClock = (zone: string): void => void clockOf(zone)

/** Local date, time and offset from UTC of a moment. */
export function placeTime(instant: string, zone: string): PlaceTime {
  const at = new Date(instant)
  const part: Record<string, string> = {}
  for (const { type, value } of clockOf(zone).formatToParts(at)) part[type] = value
  const date = `${part.year}-${part.month}-${part.day}`
  const time = `${part.hour}:${part.minute}`
  const wall = Date.parse(`${date}T${time}:00Z`)
  return { date, time, offset: showOffset(Math.round((wall - Math.floor(at.getTime() / MINUTE) * MINUTE) / MINUTE)) }
}

function showOffset(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const size = Math.abs(minutes)
  const rest = size % 60
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]

/** The day of the week at the place. Its name is our own text: browsers disagree on the Vietnamese short forms. */
export function weekday(instant: string, zone: string): Weekday {
  const day = new Date(placeTime(instant, zone).date).getUTCDay()
  return weekdays[day] ?? 'sun'
}
