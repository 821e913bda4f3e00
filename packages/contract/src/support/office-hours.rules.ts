import type { DateOnly } from '../shared/date-only.ts'
import { placeTime } from '../tracking/journey/place-time.rules.ts'
import type { SupportOffice } from './office.schema.ts'

type Hours = Pick<SupportOffice, 'zone' | 'hours' | 'closedOn'>
const DAY_MS = 24 * 60 * 60 * 1000
/** A longer pause than any holidays of an office. */
const LOOK_AHEAD_DAYS = 60

const weekdayOf = (day: DateOnly) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
const nextDay = (day: DateOnly, days: number): DateOnly =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

const hoursOn = ({ hours, closedOn }: Hours, day: DateOnly) =>
  closedOn.includes(day)
    ? []
    : hours
        .filter(({ days }) => days.includes(weekdayOf(day)))
        .toSorted((one, other) => (one.from < other.from ? -1 : 1))

interface OfficeState {
  isOpen: boolean
  /** Of the office. */
  date: DateOnly
  time: string
  offset: string
  /** When it closes, or when it opens next; null where it is open around the clock, or nobody can say. */
  changes: { on: DateOnly; at: string } | null
}

/** When an office closes that is open until then; one that opens again at midnight goes on. Null around the clock. */
function closingOf(office: Hours, date: DateOnly, until: string): OfficeState['changes'] {
  let [on, at] = [date, until]
  for (let ahead = 1; at === '24:00'; ahead++) {
    if (ahead > LOOK_AHEAD_DAYS) return null
    const goesOn = hoursOn(office, nextDay(date, ahead)).find(({ from }) => from === '00:00')
    if (!goesOn) break
    on = nextDay(date, ahead)
    at = goesOn.to
  }
  return { on, at }
}

/** Whether an office is open at a moment, by its own clock and calendar, and when that changes. */
export function officeState(office: Hours, now: string): OfficeState {
  const { date, time, offset } = placeTime(now, office.zone)
  const open = hoursOn(office, date).find(({ from, to }) => from <= time && time < to)
  if (open) return { isOpen: true, date, time, offset, changes: closingOf(office, date, open.to) }
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead++) {
    const on = nextDay(date, ahead)
    const next = hoursOn(office, on).find(({ from }) => ahead > 0 || from > time)
    if (next) return { isOpen: false, date, time, offset, changes: { on, at: next.from } }
  }
  return { isOpen: false, date, time, offset, changes: null }
}
