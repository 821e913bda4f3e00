import { type Query, QueryClient } from '@tanstack/react-query'
import { session } from '../session/session.store.ts'
import { quietly } from './api.ts'
import { Failure } from './failure.ts'
import { serverHealth } from './server-health.ts'

/** A refusal does not change on retry; a missing answer may. */
const retry = (failures: number, error: Error) => failures < 1 && error instanceof Failure && error.kind === 'timedOut'

/** Loaded with the first page that calls the server. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry, staleTime: 30_000, refetchOnWindowFocus: true, networkMode: 'always' } },
})

/** Failed queries are repeated when the server is back. */
serverHealth.down.watch(() => {
  if (serverHealth.down.get()) return
  const failed = { type: 'active' as const, predicate: (query: Query) => query.state.status === 'error' }
  quietly(() => queryClient.refetchQueries(failed)).catch(() => {})
})

/** Answers for one person are not cached for the next. Open pages query again as they are redrawn. */
let owner = session.get()?.claims.sid
session.watch(() => {
  const next = session.get()?.claims.sid
  if (next === owner) return
  owner = next
  queryClient.clear()
})
