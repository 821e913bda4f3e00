import type { BookingChoices } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../platform/calls/api.ts'
import { useStoredAnswer } from '../../platform/calls/stored-answer.ts'
import { NAMES_STALE_MS } from '../../ui/listing/list-calls.ts'

/** The calls about one request. */
export const isOfRequest = (call: unknown) =>
  call === 'GET /api/bookings/detail' || call === 'GET /api/bookings/confirmation'

/** Drops cached answers from before a request was sent or cancelled, which would show its former status. */
export function useForgetRequest() {
  const queries = useQueryClient()
  return () => queries.removeQueries({ predicate: ({ queryKey: [call] }) => isOfRequest(call) })
}

/** Stores the dropdown data once it is loaded, and returns that of the last visit until then. */
export const useStoredDropdowns = (answer: BookingChoices | undefined, error: Error | null) =>
  useStoredAnswer({ name: 'dropdowns', question: 'bookings', answer, enabled: error === null })

/** What the criteria of requests can be chosen from: the data of the last visit at once, then what the server says. */
export function useRequestChoices() {
  const { data, error } = useQuery({ ...apiQuery('GET /api/bookings/refdata', {}), staleTime: NAMES_STALE_MS })
  const stored = useStoredDropdowns(data, error)
  return data ?? stored
}
