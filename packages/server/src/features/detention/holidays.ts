import { dayNumber } from '@fairway/contract/detention/detention.rules'
import type { DetentionCalendar } from '@fairway/contract/detention/detention.schema'

interface Area {
  country: string
  state: string | null
}
type Holiday = DetentionCalendar['holidays'][number]

const WHOLE_DAY_MS = 23 * 3_600_000

/** The library is large: it is read when the first terms name a country without listing its holidays. */
const library = async () => (await import('date-holidays')).default

const known = new Map<string, readonly Holiday[]>()

/** Whether the holidays of a country, or of a state in it, can be filled in. */
export async function hasHolidays({ country, state }: Area): Promise<boolean> {
  const Holidays = await library()
  const all = new Holidays()
  if (!(country in (all.getCountries() ?? {}))) return false
  return state === null || state in (all.getStates(country) ?? {})
}

/** The public holidays of one year, whole days only; half holidays and observances close no gate. */
async function holidaysOf({ country, state }: Area, year: number): Promise<readonly Holiday[]> {
  const key = `${country} ${state} ${year}`
  const former = known.get(key)
  if (former) return former
  const Holidays = await library()
  const all = state === null ? new Holidays(country) : new Holidays(country, state)
  const days = new Map<string, string>()
  for (const { date, name, type, start, end } of all.getHolidays(year, 'en'))
    if (type === 'public' && date.slice(11, 19) === '00:00:00')
      for (let at = 0, length = wholeDays(start, end); at < length; at++)
        days.set(dayAfter(date.slice(0, 10), at), name)
  const holidays = [...days].map(([on, name]) => ({ on, name })).sort((one, other) => (one.on < other.on ? -1 : 1))
  known.set(key, holidays)
  return holidays
}

/** A day of 23 hours is a whole one too. */
const wholeDays = (start: Date, end: Date) => Math.max(1, Math.floor((end.getTime() - start.getTime()) / WHOLE_DAY_MS))
const dayAfter = (on: string, days: number) => new Date((dayNumber(on) + days) * 86_400_000).toISOString().slice(0, 10)

/** The public holidays between two days, both included. */
export async function holidaysBetween(area: Area, from: string, to: string): Promise<Holiday[]> {
  const years: number[] = []
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) years.push(year)
  const found = await Promise.all(years.map((year) => holidaysOf(area, year)))
  return found.flat().filter(({ on }) => from <= on && on <= to)
}
