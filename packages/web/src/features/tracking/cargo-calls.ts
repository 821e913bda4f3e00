import type { ListType } from '@fairway/contract/shared/search-number'
import type {
  OwnDetail,
  OwnSummary,
  PublicContainer,
  PublicDetailReply,
  PublicSearchReply,
} from '@fairway/contract/tracking/tracking.schema'
import { type FetchQueryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { apiQuery } from '../../platform/calls/api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { useStoredAnswer } from '../../platform/calls/stored-answer.ts'
import { session, useSession } from '../../platform/session/session.store.ts'

/** A container as the page shows it: the public view, and for a signed-in person also their own part, or null. */
export type ShownContainer = PublicContainer & { own?: OwnSummary | null }
export type ShownSearch = Omit<PublicSearchReply, 'containers'> & { containers: ShownContainer[] }
export type ShownDetail = PublicDetailReply & { own?: OwnDetail | null }

interface Found<T> {
  data: T | undefined
  error: Error | null
  refetch: () => unknown
}

interface FoundSearch extends Found<ShownSearch> {
  /** The stored answer of the last visit is shown until the server answers. */
  isStored: boolean
}

const searchOf = (query: { type: ListType; q: string }) => apiQuery('GET /api/cargopub/search', { query })
const detailOf = (query: { bookingNo: string; containerNo: string }) => apiQuery('GET /api/cargopub/detail', { query })

/** Asks a guest's question before its page is drawn, which then finds the answer there or on its way. */
export const prefetchCargo = {
  search: (type: ListType, numbers: string[]) => ask(searchOf({ type, q: numbers.join(',') })),
  detail: (bookingNo: string, containerNo: string) => ask(detailOf({ bookingNo, containerNo })),
}

function ask(call: FetchQueryOptions<unknown, Error, unknown, readonly unknown[]>) {
  if (!session.get()) void queryClient.prefetchQuery(call) // the page tells of a failure
}

/** Signed-in people use their own call, guests the public one. */
export function useCargoSearch(type: ListType, numbers: string[]): FoundSearch {
  const query = { type, q: numbers.join(',') }
  const isSignedIn = useSession() !== undefined
  const guest = useQuery({ ...searchOf(query), enabled: !isSignedIn })
  const person = useQuery({ ...apiQuery('GET /api/cargo/search', { query }), enabled: isSignedIn })
  const stored = useStoredAnswer<ShownSearch>({
    name: 'containerList',
    question: `${type} ${query.q}`,
    answer: person.data,
    enabled: isSignedIn && person.error === null,
  })
  const found = useDeferredAnswer(`${type} ${query.q}`, guest.data)
  if (!isSignedIn) return { data: found, error: guest.error, refetch: guest.refetch, isStored: false }
  return { data: person.data ?? stored, error: person.error, refetch: person.refetch, isStored: stored !== undefined }
}

export function useCargoDetail(bookingNo: string, containerNo: string): Found<ShownDetail> {
  const query = { bookingNo, containerNo }
  const isSignedIn = useSession() !== undefined
  const guest = useQuery({ ...detailOf(query), enabled: !isSignedIn })
  const person = useQuery({ ...apiQuery('GET /api/cargo/detail', { query }), enabled: isSignedIn })
  const { data, error, refetch } = isSignedIn ? person : guest
  return { data: useDeferredAnswer(`${isSignedIn} ${bookingNo} ${containerNo}`, data), error, refetch }
}

/**
 * An answer of the server as the page shows it. A large one is drawn in small pieces, between which the page reacts to
 * its reader; one to an earlier question is never shown for a later one.
 */
function useDeferredAnswer<T>(question: string, answer: T): T {
  const now = useMemo(() => ({ question, answer }), [question, answer])
  const drawn = useDeferredValue(now)
  return drawn.question === question ? drawn.answer : answer
}
