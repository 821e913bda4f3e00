import type { Violation } from '@fairway/contract/kit/errors'
import { cutText } from '@fairway/contract/shared/cut-text'
import { decodeCriteria, encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { rangeViolations } from '@fairway/contract/tracking/dashboard/dashboard-criteria.rules'
import { readGridText } from '../grid/views/grid-text.rules.ts'

/** What the address of a list carries, each as one text. */
export interface ListAddress {
  criteria?: string | undefined
  /** The look of the grid. */
  view?: string | undefined
  /** Names a list of numbers that is too long for an address. */
  list?: string | undefined
}

export type OnAddress = (change: ListAddress, how?: { replace?: boolean }) => void

/** Takes from anything what can be searched by; the rest of it is left out. */
export type ReadCriteria<C extends object> = (input: Record<string, unknown>) => C

/** How the criteria of a list are read, and what is wrong with them. */
export interface ListCriteria<C extends object> {
  read: ReadCriteria<C>
  check: (criteria: C) => Violation[]
}

interface SearchTable {
  /** Texts with their greatest length. */
  texts: Readonly<Record<string, number>>
  statuses: readonly string[]
}

/** The criteria of a list that is searched by texts, statuses and a range of days. */
export const searchCriteria = <C extends { from?: string | undefined; to?: string | undefined }>({
  texts,
  statuses: known,
}: SearchTable): ListCriteria<C> => ({
  read: ({ statuses: named, ...input }) => {
    const statuses = Array.isArray(named) ? known.filter((status) => named.includes(status)) : []
    const found = Object.entries(texts).flatMap(([name, limit]) => {
      const value = input[name]
      const text = typeof value === 'string' ? cutText(value.normalize('NFC').trim(), limit) : ''
      return text === '' ? [] : [[name, text] as const]
    })
    return { ...(statuses.length > 0 && { statuses }), ...Object.fromEntries(found) } as C // the table names its fields
  },
  check: ({ from = '', to = '' }) => rangeViolations(from, to),
})

/** An address that says nothing of what to look for. */
export const isBare = ({ criteria, list, view }: ListAddress) =>
  criteria === undefined && list === undefined && view === undefined

/** The numbers of a search, apart from its other criteria. */
export interface NumberList {
  numbers: string[]
  numberType: string
}
export interface LongList {
  id: string
  list: NumberList
}

/** Servers and mail programs cut addresses that are much longer. */
const ADDRESS_LIMIT = 4000

/** The criteria that an address stands for, without a long list; what does not decode yields nothing. */
export const criteriaIn = <C extends object>({ criteria = '' }: ListAddress, read: ReadCriteria<C>): C =>
  read(decodeCriteria(criteria) ?? {})

/**
 * An address that leaves it to the list what to show. One with a whole grid does not: it was written when a list without
 * criteria was one of every row.
 */
export const leavesOpen = ({ criteria, list, view }: ListAddress) =>
  criteria === undefined && list === undefined && readGridText(view).layout === undefined

interface AddressOptions {
  /** No criteria are written as such, because an address without them means something else. */
  saysNone?: boolean
}

/** How criteria stand in the address. A list of numbers that is too long for it is kept aside and named there. */
export function addressOf<C extends object>(
  criteria: C,
  read: ReadCriteria<C>,
  { saysNone = false }: AddressOptions = {},
): { address: ListAddress; aside?: LongList } {
  const encoded = (some: object) => (saysNone || Object.keys(some).length > 0 ? encodeCriteria(some) : undefined)
  const { numbers, numberType, ...others }: Partial<NumberList> = read(Object.fromEntries(Object.entries(criteria)))
  const whole = encoded({ ...others, ...(numbers && numberType && { numberType, numbers }) })
  if (!numbers || !numberType || (whole ?? '').length <= ADDRESS_LIMIT)
    return { address: { criteria: whole, list: undefined } }
  const id = nameOf(numbers)
  return { address: { criteria: encoded(others), list: id }, aside: { id, list: { numbers, numberType } } }
}

/** A short name that tells one list from another. */
function nameOf(numbers: readonly string[]): string {
  let sum = 0
  for (const letter of numbers.join()) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0
  return `${numbers.length}-${sum.toString(36)}`
}
