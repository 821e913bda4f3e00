import type { GridState } from '@fairway/contract/shared/grid.values'
import type { DashboardReply } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard/dashboard.values'
import { stages } from '@fairway/contract/tracking/tracking.values'
import { mondayOf } from '../../../ui/week.rules.ts'

/** What stays the same for a container of a booking from one answer to the next. */
export const keyOf = ({ columns }: DashboardReply, row: number) =>
  `${columns.bookingNo[row]} ${columns.containerNo[row]}`

/** Everything but what was returned: nobody has to do anything about that any more. */
export const openStages = stages.filter((stage) => stage !== 'Empty Returned')

/** Stages of containers that have not reached the port of discharge. */
const comingStages = ['Booked', 'Empty Pickup', 'At Origin', 'In-Transit'] as const

const daysAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** What the views of the dashboard look for on a day of the reader; a week begins on Monday. */
export const viewCriteria = {
  open: (): DashboardCriteria => ({ stages: openStages }),
  lastFreeThisWeek: (today: string): DashboardCriteria => ({
    dateOf: 'lastFree',
    from: mondayOf(today),
    to: daysAfter(mondayOf(today), 6),
    stages: openStages,
  }),
  customsHold: (): DashboardCriteria => ({ stages: openStages, redHolds: ['customs'] }),
  arrivingSoon: (today: string): DashboardCriteria => ({
    dateOf: 'arrival',
    from: today,
    to: daysAfter(today, 7),
    stages: [...comingStages],
  }),
  detentionRunning: (): DashboardCriteria => ({ stages: ['Out-gated'] }),
}

/** A day of detention has begun. */
export const inDetention: GridState['filters'] = { detentionDays: { kind: 'between', from: '1', to: '' } }

/** Lengths and kinds of ISO 6346, as the trade shortens them. */
const lengths: Readonly<Record<string, string>> = { 2: '20', 4: '40', L: '45', M: '48', P: '53' }
const kinds: Readonly<Record<string, string>> = { G: 'DC', R: 'RF', U: 'OT', P: 'FR', T: 'TK' }

/** The type of a container as the trade writes it: `40' HC`; undefined for a code that it does not shorten. */
export function shortType(code: string): string | undefined {
  const [length, kind] = [lengths[code[0] ?? ''], kinds[code[2] ?? '']]
  if (code.length !== 4 || !length || !kind) return undefined
  const isHigh = code[1] === '5' && kind === 'DC'
  return `${length}\u2032 ${isHigh ? 'HC' : kind}`
}

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
