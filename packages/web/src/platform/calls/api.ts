import type { CallKey, Calls } from '@fairway/contract/calls'
import type { CallParts } from './call-attempt.ts'
import { type RequestOptions, request } from './request.ts'

type Call<K extends CallKey> = Calls[K]['call']
type Reply<K extends CallKey> = Calls[K]['reply']

/** Makes one call of the contract and returns its reply. Throws a `Failure` when it does not succeed. */
export const send = <K extends CallKey>(key: K, call: Call<K>, options: RequestOptions = {}) =>
  request(key, call as CallParts, { quiet: isQuiet, ...options }) as Promise<Reply<K>> // the contract types both ends

let isQuiet = false

/** Calls made inside `act` count as automatic: they do not prolong the session. */
export function quietly<T>(act: () => T): T {
  isQuiet = true
  try {
    return act()
  } finally {
    isQuiet = false
  }
}

/** The same call as a query: `useQuery(apiQuery('GET /api/cargopub/search', { query }))`. */
export const apiQuery = <K extends CallKey>(key: K, call: Call<K>) => ({
  queryKey: [key, call] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => send(key, call, { signal }),
})
