import type { BookingPage } from '@fairway/contract/bookings/page/booking-page.schema'
import type { Language } from '@fairway/contract/shared/language'
import { portOf } from '@fairway/contract/tracking/journey/journey-steps.rules'
import { type PlaceTime, placeTime, weekday } from '@fairway/contract/tracking/journey/place-time.rules'
import { useTranslation } from '../../../platform/language/use-translation.ts'

/** Labels for places and times, in the reader's language and the zones of the places. */
export interface BookingPageLabels {
  language: Language
  name: (code: string) => string
  /** The port or city of a terminal or depot. */
  city: (code: string) => string
  at: (instant: string, code: string) => PlaceTime
  /** 'Sat 2026-11-21 06:00', for a sentence. */
  when: (instant: string, code: string) => string
}

export function useBookingPageLabels({ places }: Pick<BookingPage, 'places'>): BookingPageLabels {
  const { t, i18n } = useTranslation('tracking')
  const language = i18n.language as Language // only the platform sets it
  const zone = (code: string) => places[code]?.zone ?? 'UTC'
  const name = (code: string) => places[code]?.name[language] ?? code
  const at = (instant: string, code: string) => placeTime(instant, zone(code))
  return {
    language,
    name,
    city: (code) => name(portOf(places, code)),
    at,
    when: (instant, code) => {
      const { date, time } = at(instant, code)
      return t('when', { weekday: t(`weekdays.${weekday(instant, zone(code))}`), date, time })
    },
  }
}
