import type { RequestSearch } from '@fairway/contract/bookings/booking-request.schema'
import { requestStatuses } from '@fairway/contract/bookings/booking-request.values'
import type { Violation } from '@fairway/contract/kit/errors'
import { cutText } from '@fairway/contract/shared/cut-text'
import { rangeViolations } from '@fairway/contract/tracking/dashboard-criteria.rules'

export type RequestCriteria = RequestSearch

const MAX_LENGTHS = { text: 80, portOfLoading: 20, portOfDischarge: 20, vvd: 20, from: 20, to: 20 } as const
const textNames = Object.keys(MAX_LENGTHS) as (keyof typeof MAX_LENGTHS)[] // the keys of the table above

/** Takes from anything what can be searched by; the rest of it is left out. */
export function readCriteria(input: Readonly<Record<string, unknown>>): RequestCriteria {
  const { statuses: named } = input
  const statuses = Array.isArray(named) ? requestStatuses.filter((status) => named.includes(status)) : []
  const texts = textNames.flatMap((name) => {
    const value = input[name]
    const text = typeof value === 'string' ? cutText(value.normalize('NFC').trim(), MAX_LENGTHS[name]) : ''
    return text === '' ? [] : [[name, text] as const]
  })
  return { ...(statuses.length > 0 && { statuses }), ...Object.fromEntries(texts) }
}

/** Days that are none, and a range that ends before it begins. */
export const checkCriteria = ({ from = '', to = '' }: Pick<RequestCriteria, 'from' | 'to'>): Violation[] =>
  rangeViolations(from, to)
