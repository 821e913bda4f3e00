import { isContainerNumber } from '@fairway/contract/shared/container-number'
import { splitNumbers } from '@fairway/contract/shared/number-format'
import { isBlNumber, isBookingNumber, recognise, type SearchType } from '@fairway/contract/shared/search-number'
import { readListQuery } from '../../../platform/paths.ts'

/** A container, booking or bill that somebody looked at. */
export interface RecentCargo {
  type: SearchType
  number: string
  /** With it a container opens as a page of its own. */
  bookingNo?: string
  /** A booking that was looked at on its own page; others are looked up. */
  hasPage?: true
}

/** As many as the palette remembers. */
export const RECENT_LIMIT = 20

const isNumber: Record<SearchType, (text: string) => boolean> = {
  container: isContainerNumber,
  booking: isBookingNumber,
  bl: isBlNumber,
}

/** What the page at this path is about: one container, or the numbers of a list. Nothing where a number is wrong. */
export function cargoAt(pathname: string): RecentCargo[] {
  const [, page, first = '', second = ''] = readable(pathname).split('/')
  if (page === 'containerDetails')
    return isContainerNumber(second) && isBookingNumber(first)
      ? [{ type: 'container', number: second, bookingNo: first }]
      : []
  if (page === 'bookingDetails')
    return isBookingNumber(first) ? [{ type: 'booking', number: first, hasPage: true }] : []
  const query = page === 'containerList' ? readListQuery(first) : undefined
  if (!query) return []
  const { type, numbers } = query
  return splitNumbers(numbers).flatMap((number) => {
    const kind = type === 'any' ? kindOf(number) : type
    return kind && isNumber[kind](number) ? [{ type: kind, number }] : []
  })
}

function kindOf(number: string): SearchType | undefined {
  const verdict = recognise(number)
  return 'type' in verdict ? verdict.type : undefined
}

/** The newest on top and each once; a container whose booking is known keeps it. */
export function withNewest(former: readonly RecentCargo[], seen: readonly RecentCargo[]): RecentCargo[] {
  const isSame = (one: RecentCargo) => (other: RecentCargo) => other.type === one.type && other.number === one.number
  const newest = seen.map((one) => ({ ...former.find(isSame(one)), ...one }))
  return [...newest, ...former.filter((one) => !newest.some(isSame(one)))].slice(0, RECENT_LIMIT)
}

/** What was kept, as far as it has the form of cargo: a browser's storage may hold anything. */
export const readRecent = (stored: unknown): RecentCargo[] => (Array.isArray(stored) ? stored.flatMap(readOne) : [])

function readOne(stored: unknown): RecentCargo[] {
  const { type, number, bookingNo, hasPage } = (stored ?? {}) as Partial<Record<keyof RecentCargo, unknown>> // each part is checked
  if (typeof number !== 'string' || !(type === 'container' || type === 'booking' || type === 'bl')) return []
  if (!isNumber[type](number)) return []
  const isKnown = typeof bookingNo === 'string' && isBookingNumber(bookingNo)
  return [{ type, number, ...(isKnown && { bookingNo }), ...(hasPage === true && { hasPage }) }]
}

function readable(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return ''
  }
}
