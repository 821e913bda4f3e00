import { type Query, QueryClient } from '@tanstack/react-query'
import { quietly } from './api.ts'
import { Failure } from './failure.ts'
import { serverHealth } from './server-health.ts'
import { session } from './session.store.ts'

/** A refusal will not change by asking again; an answer that did not come may. */
const retry = (failures: number, error: Error) => failures < 1 && error instanceof Failure && error.kind === 'timedOut'

/** Comes with the first page that asks the server for anything. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry, staleTime: 30_000, refetchOnWindowFocus: true, networkMode: 'always' } },
})

/** When the server is back, whatever failed meanwhile is asked again without a click. */
serverHealth.down.watch(() => {
  if (serverHealth.down.get()) return
  const failed = { type: 'active' as const, predicate: (query: Query) => query.state.status === 'error' }
  quietly(() => queryClient.refetchQueries(failed)).catch(() => {})
})

/** What one person was told is not kept for the next; pages that go by who is signed in ask anew as they are redrawn. */
let owner = session.get()?.claims.sid
session.watch(() => {
  const next = session.get()?.claims.sid
  if (next === owner) return
  owner = next
  queryClient.clear()
})
