import { minuteOf, windowLength } from './eta-rule.rules.ts'
import type { EtaRule } from './eta-rule.schema.ts'
import { weekdays } from './eta-rule.values.ts'

const DAY = 1440
export const WEEK = 7 * DAY

/** Minutes of a week from Monday 00:00; the last one is not included. */
export interface Stretch {
  from: number
  to: number
}

type Window = Pick<EtaRule, 'arrivalDay' | 'arrivalFrom' | 'arrivalTo'>

/** The parts of a week in which a rule's arrival window is open; one that goes on past Sunday continues on Monday. */
export function stretchesOf({ arrivalDay, arrivalFrom, arrivalTo }: Window): Stretch[] {
  const opens = minuteOf(arrivalFrom)
  const closes = minuteOf(arrivalTo)
  if (opens === undefined || closes === undefined) return []
  const days = arrivalDay === null ? weekdays : [arrivalDay]
  return days.flatMap((day) => {
    const from = (day - 1) * DAY + opens
    const to = from + windowLength(opens, closes % DAY)
    return to <= WEEK
      ? [{ from, to }]
      : [
          { from, to: WEEK },
          { from: 0, to: to - WEEK },
        ]
  })
}

/** Where no window is open, and where more than one is. */
export function gapsAndOverlaps(stretches: readonly Stretch[]): { gaps: Stretch[]; overlaps: Stretch[] } {
  const turns = [...new Set([0, WEEK, ...stretches.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b)
  const gaps: Stretch[] = []
  const overlaps: Stretch[] = []
  for (const [at, from] of turns.slice(0, -1).entries()) {
    const to = turns[at + 1] ?? WEEK
    const open = stretches.filter((one) => one.from <= from && to <= one.to).length
    if (open === 0) grow(gaps, from, to)
    if (open > 1) grow(overlaps, from, to)
  }
  return { gaps, overlaps }
}

function grow(list: Stretch[], from: number, to: number) {
  const last = list.at(-1)
  if (last?.to === from) last.to = to
  else list.push({ from, to })
}
