import type { DashboardReply } from '@fairway/contract/tracking/dashboard/dashboard.schema'

/** What stays the same for a container of a booking from one answer to the next. */
export const keyOf = ({ columns }: DashboardReply, row: number) =>
  `${columns.bookingNo[row]} ${columns.containerNo[row]}`

const DAY_MS = 24 * 60 * 60 * 1000
/** From so many days before it on, the last free day needs somebody. */
const SOON_DAYS = 2

export interface FreeTimeLeft {
  kind: 'past' | 'today' | 'soon'
  days: number
}

/** Whether the last free day of a container presses: it is past, today or in the next two days. Nothing while there is time. */
export function freeTimeLeft(lastFreeOn: string, today: string): FreeTimeLeft | undefined {
  const days = Math.round((Date.parse(lastFreeOn) - Date.parse(today)) / DAY_MS)
  if (Number.isNaN(days) || days > SOON_DAYS) return undefined
  return { kind: days < 0 ? 'past' : days === 0 ? 'today' : 'soon', days }
}
