import type { Language } from '@fairway/contract/shared/language'
import { useMemo } from 'react'
import type { MessageShapes } from '../../platform/language/i18n.ts'
import { readersZone } from '../../platform/language/readers-time.ts'
import type { Translate } from '../../platform/language/translate.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { offsetText, wallTime } from '../wall-clock.rules.ts'
import { useNames } from './list-calls.ts'

export type Basis = 'actual' | 'estimated' | 'planned' | 'overdue'

/** How lists speak of codes and moments, in the reader's language. */
export interface ListLabels {
  language: Language
  /** What every list says. */
  listing: Translate<'listing'>
  place: (code: string) => string
  /** The city of a place, such as that of a terminal. */
  city: (code: string) => string
  zone: (place: string | undefined) => string
  equipment: (code: string) => string
  basis: (basis: Basis) => string
  /** `2026-11-21 06:00` in the zone of that place, or in the reader's without one. */
  wall: (instant: string, place?: string) => string
  /** The same with the distance of that place from UTC, where no list head says it: `2026-11-21 06:00 UTC-8`. */
  wallAndOffset: (instant: string, place?: string) => string
  /** The same moment with its place, its distance from UTC and in UTC, for who wants to know. */
  hover: (instant: string, place?: string) => string
  /** What an exported file says beside a moment, and what it calls those columns. */
  inFile: {
    zone: (instant: string, place?: string) => string
    zoneTitle: (title: string) => string
    basisTitle: (title: string) => string
  }
  /** The day that it is at that place at a moment. */
  dayAt: (instant: string, place: string) => string
}

/** Until the names have come, and where there is none, a code stands for itself and times are in UTC. */
export function useListLabels(): ListLabels {
  const { t: listing, i18n } = useTranslation('listing')
  const { data: names } = useNames()
  const language = i18n.language as Language // the platform starts with one of ours
  return useMemo(() => {
    const own = readersZone()
    const zone = (place: string | undefined) => (place === undefined ? own : (names?.locations[place]?.zone ?? 'UTC'))
    const place = (code: string) => names?.locations[code]?.name[language] ?? code
    const cityOf = (code: string) => place(names?.locations[code]?.port ?? code)
    // a screen has a hundred moments at a few places: each sentence is made once
    const said = new Map<string, string>()
    const atPlace = (code: string | undefined, offset: string) => {
      const where = code === undefined ? listing('yourClock') : cityOf(code)
      const text = said.get(where + offset) ?? listing('atPlace', { place: where, offset })
      said.set(where + offset, text)
      return text
    }
    return {
      language,
      listing,
      place,
      city: cityOf,
      zone,
      equipment: (code) => names?.equipment[code]?.name[language] ?? code,
      basis: (basis) => listing(`basis.${basis}`),
      wall: (instant, at) => wallTime(instant, zone(at)),
      wallAndOffset: (instant, at) => `${wallTime(instant, zone(at))} ${offsetText(instant, zone(at))}`,
      hover: (instant, at) => `${atPlace(at, offsetText(instant, zone(at)))} · ${wallTime(instant, 'UTC')} UTC`,
      inFile: {
        zone: (instant, at) => offsetText(instant, zone(at)),
        zoneTitle: (title) => listing('inFile.zone', { title }),
        basisTitle: (title) => listing('inFile.basis', { title }),
      },
      dayAt: (instant, at) => wallTime(instant, zone(at)).slice(0, 10),
    }
  }, [names, language, listing])
}

/** Namespaces whose messages name the columns of a list. */
type ColumnTexts = {
  [N in keyof MessageShapes]: MessageShapes[N] extends { columns: object } ? N : never
}[keyof MessageShapes]

/** The texts of one list: its own words, and what its columns are called. */
export interface OwnTexts<N extends ColumnTexts> {
  t: Translate<N>
  title: (column: keyof MessageShapes[N]['columns'] & string) => string
}

/** The words of one list; each title is looked up once however often an answer comes. */
export function useOwnTexts<const N extends ColumnTexts>(namespace: N): OwnTexts<N> {
  const { t } = useTranslation(namespace)
  return useMemo(() => {
    const textOf = t as (key: string) => string // every namespace of this kind names its columns
    return { t, title: once((column: string) => textOf(`columns.${column}`)) }
  }, [t])
}

/** Makes something once for each value that it is made of. */
export function once<K, V>(make: (of: K) => V): (of: K) => V {
  const made = new Map<K, V>()
  return (of) => {
    const before = made.get(of)
    if (before !== undefined) return before
    const now = make(of)
    made.set(of, now)
    return now
  }
}
