import type { BookingCards, BookingList } from '@fairway/contract/bookings/booking-dashboard.schema'
import type { BookingCriteria } from '@fairway/contract/bookings/booking-dashboard.values'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api.ts'
import { useOwnTopic } from '../../../platform/use-own-topic.ts'
import { codeOf, type FoundList, useCappedList } from '../../../ui/listing/list-calls.ts'
import type { RefusalCodes } from '../../../ui/listing/list-content.tsx'

export type { BookingList }

export const refusals: RefusalCodes = {
  over: ['BD0006'],
  missing: ['BD0001', 'BD0002'],
  denied: ['BD0007', 'GE0004', 'GE0005'],
}

/** The answer that none of the numbers is a booking of the reader's. */
export const isNotFound = (error: unknown) => refusals.missing.includes(codeOf(error) ?? '')

export interface FoundBookings extends FoundList<BookingList> {
  /** What the server counted, where there are too many to list. */
  cards: BookingCards | undefined
  isCounting: boolean
}

/** The bookings that fit the criteria; where they are too many to list, the server counts them. */
export function useBookings(criteria: BookingCriteria, enabled: boolean): FoundBookings {
  const { statuses = [], concerns = [], ...others } = criteria
  const found = useCappedList({
    criteria,
    others,
    isChosen: statuses.length + concerns.length > 0,
    enabled,
    overCap: 'BD0006',
    ask: (body: BookingCriteria) => apiQuery('POST /api/bookings/list', { body }),
  })
  const isOver = !found.isWhole
  const counted = useQuery({
    ...apiQuery('POST /api/bookings/dashboard', { body: others }),
    enabled: enabled && isOver,
  })
  useOwnTopic(found.list, isOfDashboard)
  return { ...found, cards: isOver ? counted.data : undefined, isCounting: isOver && counted.isFetching }
}
const isOfDashboard = (call: unknown) => call === 'POST /api/bookings/list' || call === 'POST /api/bookings/dashboard'

/** What the criteria can be chosen from. */
export const useBookingChoices = () => useQuery(apiQuery('GET /api/bookings/choices', {})).data
