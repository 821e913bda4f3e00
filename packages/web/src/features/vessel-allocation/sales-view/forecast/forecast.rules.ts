import { inTeu } from '@fairway/contract/vessel-allocation/allocation.rules'
import type { Space, Unit } from '@fairway/contract/vessel-allocation/allocation.schema'
import { mondayOf } from '../../../../ui/week.rules.ts'
import { type CountedIn, type SpaceMetric, spaceMetrics } from '../sales-view.values.ts'

export type Totals = Record<SpaceMetric | 'capacity', Unit>

/** A voyage with all of its load ports that are shown. */
export interface Sailing extends Totals {
  vvd: string
  vessel: string
  /** The first departure and its port. */
  etd: string | null
  portOfLoading: string
  isClosed: boolean
  spaces: Space[]
}

/** The sailings of one week, from Monday on; without a day those that have no departure yet. */
export interface Week extends Totals {
  monday: string | null
  sailings: Sailing[]
}

const totalNames = ['capacity', ...spaceMetrics] as const
const none: Unit = { teu: 0, feu: 0 }
const add = (one: Unit, other: Unit): Unit => ({ teu: one.teu + other.teu, feu: one.feu + other.feu })

function groupsOf<T, K>(parts: readonly T[], keyOf: (part: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const part of parts) {
    const key = keyOf(part)
    const own = groups.get(key)
    if (own) own.push(part)
    else groups.set(key, [part])
  }
  return groups
}

/** What spaces, sailings or weeks add up to. */
export const totalsOf = (parts: readonly Totals[]): Totals =>
  Object.fromEntries(
    totalNames.map((name) => [name, parts.reduce((sum, part) => add(sum, part[name]), none)]),
  ) as Totals // by the same names

/** The spaces of chosen ports by voyage, in the order of the first departure. No port chosen means all. */
export function sailingsOf(spaces: readonly Space[], ports: readonly string[]): Sailing[] {
  const byVoyage = groupsOf(
    spaces.filter(({ portOfLoading }) => ports.length === 0 || ports.includes(portOfLoading)),
    ({ vvd }) => vvd,
  )
  return [...byVoyage.values()].flatMap((own) => {
    const first = own.find(({ etd }) => etd !== null) ?? own[0]
    if (!first) return []
    const { vvd, vessel, etd, portOfLoading } = first
    const isClosed = own.every((space) => space.isClosed)
    return [{ vvd, vessel, etd, portOfLoading, isClosed, spaces: own, ...totalsOf(own) }]
  })
}

/** Sailings week by week; the day is that of the port. */
export function weeksOf(sailings: readonly Sailing[], dayOf: (sailing: Sailing) => string | null): Week[] {
  const byWeek = groupsOf(sailings, (sailing) => {
    const day = dayOf(sailing)
    return day === null ? null : mondayOf(day)
  })
  return [...byWeek]
    .map(([monday, own]) => ({ monday, sailings: own, ...totalsOf(own) }))
    .sort((one, other) => (one.monday ?? '9').localeCompare(other.monday ?? '9'))
}

/** A space as one number of the chosen unit. */
export const countOf = (space: Unit, unit: CountedIn) => (unit === 'all' ? inTeu(space) : space[unit])

/** How much of a capacity is used, in whole percent; undefined where there is none. Less than all is never 100. */
export function percentOf(part: number, capacity: number): number | undefined {
  if (capacity === 0) return undefined
  const percent = Math.round((part / capacity) * 100)
  if (percent === 100 && part !== capacity) return part < capacity ? 99 : 101
  return percent
}

/** The longest bar that has to fit. */
export const longestOf = (parts: readonly Totals[], metric: SpaceMetric, unit: CountedIn) =>
  Math.max(1, ...parts.map((part) => Math.max(countOf(part.capacity, unit), countOf(part[metric], unit))))
