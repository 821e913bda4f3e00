import type { RequestSearch } from '@fairway/contract/bookings/booking-request.schema'
import { requestStatuses } from '@fairway/contract/bookings/booking-request.words'
import { violation } from '@fairway/contract/bookings/bookings.errors'
import type { Violation } from '@fairway/contract/kit/errors'
import { faultsOfRange } from '@fairway/contract/shared/date-only'
import { decodeCriteria, encodeCriteria } from '@fairway/contract/shared/url-criteria'

export type RequestCriteria = RequestSearch

/** What the address of the list carries, each as one text. */
export interface ListAddress {
  criteria?: string | undefined
  /** The look of the grid. */
  view?: string | undefined
}

/** An address that says nothing of what to look for. */
export const isBare = ({ criteria, view }: ListAddress) => criteria === undefined && view === undefined

const LONGEST = { text: 80, portOfLoading: 20, portOfDischarge: 20, vvd: 20, from: 20, to: 20 } as const
const textNames = Object.keys(LONGEST) as (keyof typeof LONGEST)[] // the keys of the table above

/** Takes from anything what can be searched by; the rest of it is left out. */
export function readCriteria(given: Readonly<Record<string, unknown>> | undefined): RequestCriteria {
  const { statuses: named } = given ?? {}
  const statuses = Array.isArray(named) ? requestStatuses.filter((status) => named.includes(status)) : []
  const texts = textNames.flatMap((name) => {
    const value = given?.[name]
    const text = typeof value === 'string' ? value.normalize('NFC').trim().slice(0, LONGEST[name]) : ''
    return text === '' ? [] : [[name, text] as const]
  })
  return { ...(statuses.length > 0 && { statuses }), ...Object.fromEntries(texts) }
}

export const criteriaIn = ({ criteria = '' }: ListAddress) => readCriteria(decodeCriteria(criteria))

/** How criteria stand in the address; none at all leave it bare. */
export function addressOf(criteria: RequestCriteria): ListAddress {
  const plain = readCriteria(criteria)
  return { criteria: Object.keys(plain).length > 0 ? encodeCriteria(plain) : undefined }
}

const rangeFaults = {
  start: violation('from', 'BD0003'),
  end: violation('to', 'BD0004'),
  backwards: violation('to', 'BD0004'),
}

/** Days that are none, and a range that ends before it begins. */
export const checkCriteria = ({ from = '', to = '' }: Pick<RequestCriteria, 'from' | 'to'>): Violation[] =>
  faultsOfRange(from, to).map((fault) => rangeFaults[fault])

/** The criteria without one of them. */
export const without = (criteria: RequestCriteria, ...names: (keyof RequestCriteria)[]): RequestCriteria =>
  Object.fromEntries(Object.entries(criteria).filter(([name]) => !names.some((one) => one === name)))
