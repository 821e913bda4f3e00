import type { ListType } from '@fairway/contract/shared/search-number'
import type {
  OwnDetail,
  OwnSummary,
  PublicContainer,
  PublicDetailReply,
  PublicSearchReply,
} from '@fairway/contract/tracking/tracking.schema'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../platform/calls/api.ts'
import { useStoredAnswer } from '../../platform/calls/stored-answer.ts'
import { useSession } from '../../platform/session/session.store.ts'

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

/** Signed-in people use their own call, guests the public one. */
export function useCargoSearch(type: ListType, numbers: string[]): FoundSearch {
  const query = { type, q: numbers.join(',') }
  const isSignedIn = useSession() !== undefined
  const guest = useQuery({ ...apiQuery('GET /api/cargopub/search', { query }), enabled: !isSignedIn })
  const person = useQuery({ ...apiQuery('GET /api/cargo/search', { query }), enabled: isSignedIn })
  const stored = useStoredAnswer<ShownSearch>({
    name: 'containerList',
    question: `${type} ${query.q}`,
    answer: person.data,
    enabled: isSignedIn && person.error === null,
  })
  if (!isSignedIn) return { ...guest, isStored: false }
  return { data: person.data ?? stored, error: person.error, refetch: person.refetch, isStored: stored !== undefined }
}

export function useCargoDetail(bookingNo: string, containerNo: string): Found<ShownDetail> {
  const query = { bookingNo, containerNo }
  const isSignedIn = useSession() !== undefined
  const guest = useQuery({ ...apiQuery('GET /api/cargopub/detail', { query }), enabled: !isSignedIn })
  const person = useQuery({ ...apiQuery('GET /api/cargo/detail', { query }), enabled: isSignedIn })
  return isSignedIn ? person : guest
}
