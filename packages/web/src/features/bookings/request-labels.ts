import type { Language } from '@fairway/contract/shared/language'
import type { RefDataReply } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import { useMemo } from 'react'
import { readersZone } from '../../platform/language/readers-time.ts'
import type { Translate } from '../../platform/language/translate.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { offsetText, wallTime } from '../../ui/wall-clock.rules.ts'

/** Labels for codes and times on pages about requests, in the reader's language. */
export interface RequestLabels {
  language: Language
  t: Translate<'bookings'>
  place: (code: string) => string
  equipment: (code: string) => string
  /** `2026-11-21 06:00` in the zone of that place, or in the reader's without one. */
  wall: (instant: string, place?: string) => string
  /** The same time with its place, its UTC offset and in UTC. */
  hover: (instant: string, place?: string) => string
}

/** Until the names are loaded, and where there is none, codes are shown as they are and times in UTC. */
export function useRequestLabels(names: RefDataReply | undefined): RequestLabels {
  const { t, i18n } = useTranslation('bookings')
  const language = i18n.language as Language // only the platform sets it
  return useMemo(() => {
    const own = readersZone()
    const zoneOf = (place: string | undefined) => (place === undefined ? own : (names?.locations[place]?.zone ?? 'UTC'))
    const place = (code: string) => names?.locations[code]?.name[language] ?? code
    return {
      language,
      t,
      place,
      equipment: (code) => names?.equipment[code]?.name[language] ?? code,
      wall: (instant, at) => wallTime(instant, zoneOf(at)),
      hover: (instant, at) => {
        const where = at === undefined ? t('yourClock') : place(at)
        return `${where} (${offsetText(instant, zoneOf(at))}) · ${wallTime(instant, 'UTC')} UTC`
      },
    }
  }, [names, language, t])
}
