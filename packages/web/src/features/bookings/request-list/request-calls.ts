import type { RequestList } from '@fairway/contract/bookings/booking-request.schema'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api.ts'
import { useOwnTopic } from '../../../platform/use-own-topic.ts'
import { NAMES_STALE_MS, useCappedList } from '../../../ui/listing/list-calls.ts'
import { useStoredDropdowns } from '../request-queries.ts'
import type { RequestCriteria } from './request-criteria.rules.ts'

export type { RequestList }

/** The requests that fit the criteria. */
export function useRequests(criteria: RequestCriteria, enabled: boolean) {
  const { statuses = [], ...others } = criteria
  const found = useCappedList({
    criteria,
    others,
    isChosen: statuses.length > 0,
    enabled,
    overCap: 'BD0006',
    ask: (body: RequestCriteria) => apiQuery('POST /api/bookings/search', { body }),
  })
  useOwnTopic(found.list, isSearch)
  return found
}
const isSearch = (call: unknown) => call === 'POST /api/bookings/search'

/** What the criteria can be chosen from: the dropdown data of the last visit at once, then what the server says. */
export function useChoices() {
  const { data, error } = useQuery({ ...apiQuery('GET /api/bookings/refdata', {}), staleTime: NAMES_STALE_MS })
  const stored = useStoredDropdowns(data, error)
  return data ?? stored
}
