import { cutText } from '@fairway/contract/shared/cut-text'
import { violation } from '@fairway/contract/vessel-allocation/allocation.errors'
import { checkVesselCriteria } from '@fairway/contract/vessel-allocation/allocation.rules'
import { partyTypes, VVD_LIMIT } from '@fairway/contract/vessel-allocation/allocation.values'
import type { ListCriteria } from '../../../ui/listing/list-address.rules.ts'

/** What the forecast shows. */
export interface ForecastCriteria {
  sailedDays?: number
  /** The first and the last day of departure. */
  from?: string
  to?: string
  portsOfLoading?: string[]
}

/** What rows the allocations show. */
export interface AllocationsCriteria {
  sailedDays?: number
  vvds?: string[]
  portsOfLoading?: string[]
  accounts?: string[]
  salesReps?: string[]
  partyTypes?: (typeof partyTypes)[number][]
  /** Chosen where only rows count that were changed within the last 4 hours. */
  recent?: (typeof recentChoices)[number][]
}
export const recentChoices = ['last4Hours'] as const

/** The VVD allocation report, by the names of the specification. */
export interface ReportSearch {
  vvds?: string[]
  portOfLoad?: string[]
  accountNames?: string[]
}

type Input = Record<string, unknown>
const MOST = 200

const listIn = <N extends string>(input: Input, name: N, most = MOST) => {
  const value = input[name]
  const texts = Array.isArray(value) ? value.filter((one) => typeof one === 'string' && one !== '') : []
  const found = [...new Set(texts.map((one) => cutText(one, MOST)))].slice(0, most)
  return (found.length > 0 ? { [name]: found } : {}) as { [K in N]?: string[] } // the one name
}
const textIn = <N extends string>(input: Input, name: N) => {
  const value = input[name]
  return (typeof value === 'string' && value.trim() !== '' ? { [name]: cutText(value.trim(), 20) } : {}) as {
    [K in N]?: string
  } // the one name
}
const daysIn = ({ sailedDays }: Input) =>
  typeof sailedDays === 'number' && Number.isFinite(sailedDays) ? { sailedDays } : {}
const knownIn = <N extends string, V extends string>(input: Input, name: N, known: readonly V[]) => {
  const value = input[name]
  const found = Array.isArray(value) ? known.filter((one) => value.includes(one)) : []
  return (found.length > 0 ? { [name]: found } : {}) as { [K in N]?: V[] } // the one name
}

/** Days and dates as the server checks them, each at its field. */
const checkRange = ({ sailedDays = 0, from = '', to = '' }: ForecastCriteria) =>
  checkVesselCriteria({ days: sailedDays, from, to }).map((one) =>
    one.path === 'days' ? { ...one, path: 'sailedDays' } : one,
  )

export const forecastCriteria: ListCriteria<ForecastCriteria> = {
  read: (input) => ({
    ...daysIn(input),
    ...textIn(input, 'from'),
    ...textIn(input, 'to'),
    ...listIn(input, 'portsOfLoading'),
  }),
  check: checkRange,
}

/** Voyages have to be named, or chosen by the time when they sail. */
export const allocationsCriteria: ListCriteria<AllocationsCriteria> = {
  read: (input) => ({
    ...daysIn(input),
    ...listIn(input, 'vvds', VVD_LIMIT),
    ...listIn(input, 'portsOfLoading'),
    ...listIn(input, 'accounts'),
    ...listIn(input, 'salesReps'),
    ...knownIn(input, 'partyTypes', partyTypes),
    ...knownIn(input, 'recent', recentChoices),
  }),
  check: ({ sailedDays, vvds = [] }) =>
    sailedDays === undefined
      ? vvds.length > 0
        ? []
        : [violation('sailedDays', 'VA0006')]
      : checkRange({ sailedDays }),
}

export const reportCriteria: ListCriteria<ReportSearch> = {
  read: (input) => ({
    ...listIn(input, 'vvds', VVD_LIMIT),
    ...listIn(input, 'portOfLoad'),
    ...listIn(input, 'accountNames'),
  }),
  check: ({ vvds = [] }) => (vvds.length > 0 ? [] : [violation('vvds', 'VA0006')]),
}
