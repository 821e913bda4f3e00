import {
  type ScheduleView,
  scheduleViews,
  scheduleWeeks,
  USUAL_WEEKS,
} from '@fairway/contract/schedules/schedule.values'
import { cutUnits } from '@fairway/contract/shared/cut-units'

export const sailingSorts = ['departure', 'arrival', 'transit', 'co2'] as const
export type SailingSort = (typeof sailingSorts)[number]

/** The question in the address of the page; what is usual is left out. */
export interface ScheduleAddress {
  view?: ScheduleView
  pol?: string
  pod?: string
  vessel?: string
  port?: string
  from?: string
  weeks?: number
  sort?: SailingSort
}

/** The same with nothing left out. */
export type ScheduleQuestion = Required<Omit<ScheduleAddress, 'weeks'>> & { weeks: string }

const CODE_LENGTH = 20
const codes = ['pol', 'pod', 'vessel', 'port'] as const

/** Any text may come by a link: what the page does not understand is left out. */
export function readScheduleAddress(input: Record<string, unknown>): ScheduleAddress {
  const view = scheduleViews.find((one) => one === input.view)
  const sort = sailingSorts.find((one) => one === input.sort)
  const weeks = scheduleWeeks.find((one) => String(one) === String(input.weeks))
  const texts = [...codes, 'from' as const].flatMap((name) => {
    const value = input[name]
    const text =
      typeof value === 'string' || typeof value === 'number' ? cutUnits(String(value).trim(), CODE_LENGTH) : ''
    return text === '' ? [] : [[name, name === 'from' ? text : text.toUpperCase()]]
  })
  return {
    ...Object.fromEntries(texts),
    ...(view && view !== 'lane' && { view }),
    ...(weeks && weeks !== USUAL_WEEKS && { weeks }),
    ...(sort && sort !== 'departure' && { sort }),
  }
}

/** The question of an address. */
export const questionOf = ({ weeks, ...given }: ScheduleAddress): ScheduleQuestion => ({
  view: 'lane',
  pol: '',
  pod: '',
  vessel: '',
  port: '',
  from: '',
  sort: 'departure',
  ...given,
  weeks: weeks === undefined ? '' : String(weeks),
})
