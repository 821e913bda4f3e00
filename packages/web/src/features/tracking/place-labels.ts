import type { Language } from '@fairway/contract/shared/language'
import { portOf } from '@fairway/contract/tracking/journey/journey-steps.rules'
import { type PlaceTime, placeTime, weekday } from '@fairway/contract/tracking/journey/place-time.rules'
import type { Places } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from '../../platform/language/use-translation.ts'

/** Labels for the places of one answer, in the reader's language. */
export interface PlaceLabels {
  name: (code: string) => string
  /** The port or city of a terminal, depot or ramp, short enough to follow a time. */
  city: (code: string) => string
  zone: (code: string) => string
  at: (instant: string, code: string) => PlaceTime
  /** 'Sat 2026-11-21 06:00' in the zone of the place, for a sentence. */
  when: (instant: string, code: string) => string
}

/** A place that is missing in the answer is shown by its code, with its times in UTC. */
export function usePlaceLabels(places: Places): PlaceLabels {
  const { t, i18n } = useTranslation('tracking')
  const language = i18n.language as Language // only the platform sets it
  const zone = (code: string) => places[code]?.zone ?? 'UTC'
  const find = (code: string) => places[code]?.name[language]
  const name = (code: string) => find(code) ?? code
  const at = (instant: string, code: string) => placeTime(instant, zone(code))
  return {
    name,
    city: (code) => find(portOf(places, code)) ?? name(code),
    zone,
    at,
    when: (instant, code) => {
      const { date, time } = at(instant, code)
      return t('when', { weekday: t(`weekdays.${weekday(instant, zone(code))}`), date, time })
    },
  }
}
