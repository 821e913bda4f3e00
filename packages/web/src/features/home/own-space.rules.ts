import type { Unit } from '@fairway/contract/vessel-allocation/allocation.schema'
import type { OwnSpace } from '@fairway/contract/vessel-allocation/own-space.schema'
import { mondayOf } from '../../ui/week.rules.ts'

/** What is open to the reader's organisations in one week, and how much of it is booked. */
export interface SpaceWeek {
  monday: string
  sailings: number
  release: Unit
  booked: Unit
}

/** The space of coming weeks, each from Monday on; the day is that of the port. */
export function spaceWeeks(spaces: readonly OwnSpace[], dayOf: (space: OwnSpace) => string): SpaceWeek[] {
  const weeks = new Map<string, SpaceWeek & { vvds: Set<string> }>()
  for (const space of spaces) {
    const monday = mondayOf(dayOf(space))
    const week = weeks.get(monday) ?? { monday, sailings: 0, vvds: new Set(), release: none(), booked: none() }
    weeks.set(monday, week)
    week.vvds.add(space.vvd)
    for (const name of ['release', 'booked'] as const) {
      week[name].teu += space[name].teu
      week[name].feu += space[name].feu
    }
  }
  return [...weeks.values()]
    .map(({ vvds, ...week }) => ({ ...week, sailings: vvds.size }))
    .sort((one, other) => one.monday.localeCompare(other.monday))
}

const none = (): Unit => ({ teu: 0, feu: 0 })
