import { type Stage, stages } from '@fairway/contract/tracking/tracking.values'
import type { DashboardList } from './dashboard-calls.ts'

/** What stays the same for a box of a booking from one answer to the next. */
export const keyOf = ({ columns }: DashboardList, row: number) =>
  `${columns.bookingNo[row]} ${columns.containerNo[row]}`

/** How many boxes of a list are in each stage. */
export function countStages({ columns }: DashboardList): Record<Stage, number> {
  const counts = Object.fromEntries(stages.map((stage) => [stage, 0])) as Record<Stage, number> // one for each
  for (const stage of columns.stage) counts[stage] += 1
  return counts
}
