import type { Language } from '@fairway/contract/shared/language'
import { type PlaceTime, placeTime } from '@fairway/contract/tracking/place-time.rules'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { offsetText, wallTime } from '../../../ui/wall-clock.rules.ts'
import { readersZone } from '../place-words.ts'
import type { RefData } from './dashboard-calls.ts'

/** How the dashboard speaks of codes, in the reader's language. */
export interface DashboardWords {
  language: Language
  t: TFunction<'containerDashboard'>
  /** The vocabulary of tracking. */
  word: TFunction<'tracking'>
  place: (code: string) => string
  equipment: (code: string) => string
  /** `2026-11-21 06:00` at that place. */
  wall: (instant: string, place: string) => string
  /** The same moment with its place, its distance from UTC and in UTC, for who wants to know. */
  hover: (instant: string, place: string) => string
  /** The day that it is at that place at a moment. */
  dayAt: (instant: string, place: string) => string
}

/** Until the names have come, and where there is none, a code stands for itself and times are in UTC. */
export function useDashboardWords(names: RefData | undefined): DashboardWords {
  const { t, i18n } = useTranslation('containerDashboard')
  const { t: word } = useTranslation('tracking')
  const language = i18n.language as Language // the platform starts with one of ours
  return useMemo(() => {
    const zoneOf = (place: string) => names?.locations[place]?.zone ?? 'UTC'
    const place = (code: string) => names?.locations[code]?.name[language] ?? code
    const cityOf = (code: string) => place(names?.locations[code]?.port ?? code)
    // a screen has a hundred moments at a few places: each sentence is made once
    const said = new Map<string, string>()
    const atPlace = (code: string, offset: string) => {
      const text = said.get(code + offset) ?? t('atPlace', { place: cityOf(code), offset })
      said.set(code + offset, text)
      return text
    }
    return {
      language,
      t,
      word,
      place,
      equipment: (code: string) => names?.equipment[code]?.name[language] ?? code,
      wall: (instant: string, at: string) => wallTime(instant, zoneOf(at)),
      hover: (instant: string, at: string) =>
        `${atPlace(at, offsetText(instant, zoneOf(at)))} · ${wallTime(instant, 'UTC')} UTC`,
      dayAt: (instant: string, at: string) => wallTime(instant, zoneOf(at)).slice(0, 10),
    }
  }, [names, language, t, word])
}

/** A moment that belongs to no place, on the reader's own clock. */
export const readersTime = (instant: string): PlaceTime => placeTime(instant, readersZone())
