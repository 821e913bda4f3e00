import type { RequestList } from '@fairway/contract/bookings/booking-request.schema'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { Failure } from '../../../platform/failure.ts'
import { useOwnTopic } from '../../../platform/use-own-topic.ts'
import type { RequestCriteria } from './request-criteria.rules.ts'

export type { RequestList }

/** Names of places and equipment change about as often as ports are built. */
const NAMES_STALE_MS = 60 * 60 * 1000

export const codeOf = (error: unknown) => (error instanceof Failure ? error.answer.errorCode : undefined)

/**
 * The requests that fit the criteria, of all statuses where they are few enough to list: then choosing a status asks
 * nobody. Where they are not, those of the chosen statuses are asked for.
 */
export function useRequests(criteria: RequestCriteria, enabled: boolean) {
  const { statuses = [], ...others } = criteria
  const listing = { structuralSharing: false }
  const whole = useQuery({ ...ask('POST /api/bookings/search', { body: others }), ...listing, enabled })
  const isOver = codeOf(whole.error) === 'BD0006'
  const isPart = enabled && isOver && statuses.length > 0
  const part = useQuery({ ...ask('POST /api/bookings/search', { body: criteria }), ...listing, enabled: isPart })
  const asked = isPart ? part : whole
  const list = isOver && !isPart ? undefined : asked.data
  useOwnTopic(list, isSearch)
  return {
    list,
    isWhole: !isOver,
    isAsking: asked.isFetching,
    error: asked.error,
    question: JSON.stringify(isPart ? criteria : others),
    askAgain: asked.refetch,
  }
}
const isSearch = (call: unknown) => call === 'POST /api/bookings/search'

/** Names in all languages, so that another language needs no further call. */
export const useNames = () =>
  useQuery({ ...ask('GET /api/cargo/translateRefData', {}), staleTime: NAMES_STALE_MS, structuralSharing: false })

/** What the criteria can be chosen from. */
export const useChoices = () => useQuery({ ...ask('GET /api/bookings/refdata', {}), staleTime: NAMES_STALE_MS }).data
