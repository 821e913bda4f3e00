import { decodeCriteria, encodeCriteria } from '@fairway/contract/shared/url-criteria'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard.words'
import { readCriteria } from '@fairway/contract/tracking/dashboard-criteria.rules'

/** What the address of the dashboard carries, each as one text. */
export interface DashboardAddress {
  criteria?: string | undefined
  /** The look of the grid. */
  view?: string | undefined
  /** Names a list of numbers that is too long for an address. */
  list?: string | undefined
}

/** An address that says nothing of what to look for. */
export const isBare = ({ criteria, list, view }: DashboardAddress) =>
  criteria === undefined && list === undefined && view === undefined

/** The numbers of a search, apart from its other criteria. */
export type NumberList = Required<Pick<DashboardCriteria, 'numbers' | 'numberType'>>
export interface LongList {
  id: string
  list: NumberList
}

/** Servers and mail programs cut addresses that are much longer. */
const ADDRESS_LIMIT = 4000

/** The criteria that an address stands for, without a long list; what does not decode yields nothing. */
export const criteriaIn = ({ criteria = '' }: DashboardAddress): DashboardCriteria =>
  readCriteria(decodeCriteria(criteria))

/** How criteria stand in the address. A list of numbers that is too long for it is kept aside and named there. */
export function addressOf(criteria: DashboardCriteria): { address: DashboardAddress; aside?: LongList } {
  const { numbers, numberType, ...others } = readCriteria({ ...criteria })
  const whole = encoded({ ...others, ...(numbers && numberType && { numberType, numbers }) })
  if (!numbers || !numberType || (whole ?? '').length <= ADDRESS_LIMIT)
    return { address: { criteria: whole, list: undefined } }
  const id = nameOf(numbers)
  return { address: { criteria: encoded(others), list: id }, aside: { id, list: { numbers, numberType } } }
}

const encoded = (criteria: DashboardCriteria) =>
  Object.keys(criteria).length > 0 ? encodeCriteria(criteria) : undefined

/** A short name that tells one list from another. */
function nameOf(numbers: readonly string[]): string {
  let sum = 0
  for (const letter of numbers.join()) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0
  return `${numbers.length}-${sum.toString(36)}`
}
