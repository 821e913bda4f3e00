import { useQueryClient } from '@tanstack/react-query'

/** The calls that tell of one request. */
export const isOfRequest = (call: unknown) =>
  call === 'GET /api/bookings/detail' || call === 'GET /api/bookings/confirmation'

/** Lets go of what was heard of a request before it was sent or cancelled: its page would show how it stood then. */
export function useForgetRequest() {
  const queries = useQueryClient()
  return () => queries.removeQueries({ predicate: ({ queryKey: [call] }) => isOfRequest(call) })
}
