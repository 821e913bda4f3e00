import type { SchedulePlaces } from '@fairway/contract/schedules/schedule.schema'
import type { Language } from '@fairway/contract/shared/language'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'

/** What files and calendars of schedules say, by language. */
export const scheduleTexts = { en, zh, vi }

/** The name of a place, and its code where it has none. */
export const namesOf = (places: SchedulePlaces, language: Language) => (code: string) =>
  places[code]?.name[language] ?? code

/** Day and time on the clock of a port. */
export function localTime(instant: string, zone: string) {
  const { date, time, offset } = placeTime(instant, zone)
  return { text: `${date} ${time}`, offset }
}
