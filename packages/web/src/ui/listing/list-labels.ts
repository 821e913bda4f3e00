import type { Language } from '@fairway/contract/shared/language'
import type { RefDataReply } from '@fairway/contract/tracking/dashboard.schema'
import { type PlaceTime, placeTime } from '@fairway/contract/tracking/place-time.rules'
import { useMemo } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { offsetText, wallTime } from '../wall-clock.rules.ts'

export type Basis = 'actual' | 'estimated' | 'planned' | 'overdue'

/** How lists speak of codes and moments, in the reader's language. */
export interface ListLabels {
  language: Language
  place: (code: string) => string
  zone: (place: string | undefined) => string
  equipment: (code: string) => string
  basis: (basis: Basis) => string
  /** `2026-11-21 06:00` at that place; without one on the reader's own clock. */
  wall: (instant: string, place?: string) => string
  /** The same moment with its place, its distance from UTC and in UTC, for who wants to know. */
  hover: (instant: string, place?: string) => string
  /** The day that it is at that place at a moment. */
  dayAt: (instant: string, place: string) => string
}

/** Until the names have come, and where there is none, a code stands for itself and times are in UTC. */
export function useListLabels(names: RefDataReply | undefined): ListLabels {
  const { t, i18n } = useTranslation('listing')
  const language = i18n.language as Language // the platform starts with one of ours
  return useMemo(() => {
    const own = readersZone()
    const zone = (place: string | undefined) => (place === undefined ? own : (names?.locations[place]?.zone ?? 'UTC'))
    const place = (code: string) => names?.locations[code]?.name[language] ?? code
    const cityOf = (code: string) => place(names?.locations[code]?.port ?? code)
    // a screen has a hundred moments at a few places: each sentence is made once
    const said = new Map<string, string>()
    const atPlace = (code: string | undefined, offset: string) => {
      const where = code === undefined ? t('yourClock') : cityOf(code)
      const text = said.get(where + offset) ?? t('atPlace', { place: where, offset })
      said.set(where + offset, text)
      return text
    }
    return {
      language,
      place,
      zone,
      equipment: (code) => names?.equipment[code]?.name[language] ?? code,
      basis: (basis) => t(`basis.${basis}`),
      wall: (instant, at) => wallTime(instant, zone(at)),
      hover: (instant, at) => `${atPlace(at, offsetText(instant, zone(at)))} · ${wallTime(instant, 'UTC')} UTC`,
      dayAt: (instant, at) => wallTime(instant, zone(at)).slice(0, 10),
    }
  }, [names, language, t])
}

const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A moment that belongs to no place, on the reader's own clock. */
export const readersTime = (instant: string): PlaceTime => placeTime(instant, readersZone())
