import type { BookingChoices } from '@fairway/contract/bookings/booking-choices.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../platform/api.ts'
import { useStoredAnswer } from '../../platform/stored-answer.ts'
import { NAMES_STALE_MS } from '../../ui/listing/list-calls.ts'

/** The calls that tell of one request. */
export const isOfRequest = (call: unknown) =>
  call === 'GET /api/bookings/detail' || call === 'GET /api/bookings/confirmation'

/** Lets go of what was heard of a request before it was sent or cancelled: its page would show how it stood then. */
export function useForgetRequest() {
  const queries = useQueryClient()
  return () => queries.removeQueries({ predicate: ({ queryKey: [call] }) => isOfRequest(call) })
}

/** Stores the dropdown data that came, and gives back that of the last visit until then. */
export const useStoredDropdowns = (answer: BookingChoices | undefined, error: Error | null) =>
  useStoredAnswer({ name: 'dropdowns', question: 'bookings', answer, enabled: error === null })

/** What the criteria of requests can be chosen from: the data of the last visit at once, then what the server says. */
export function useRequestChoices() {
  const { data, error } = useQuery({ ...apiQuery('GET /api/bookings/refdata', {}), staleTime: NAMES_STALE_MS })
  const stored = useStoredDropdowns(data, error)
  return data ?? stored
}
