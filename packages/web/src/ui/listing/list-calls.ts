import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../platform/api.ts'
import { Failure } from '../../platform/failure.ts'
import type { Listing } from './listing.ts'

/** Names of places and equipment change about as often as ports are built. */
export const NAMES_STALE_MS = 60 * 60 * 1000

export const codeOf = (error: unknown) => (error instanceof Failure ? error.answer.errorCode : undefined)

/** Names in all languages, so that another language needs no further call. */
export const useNames = () =>
  useQuery({ ...apiQuery('GET /api/cargo/translateRefData', {}), staleTime: NAMES_STALE_MS, structuralSharing: false })

interface Query<L> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<L>
}

interface CappedListOptions<C extends object, L extends Listing> {
  criteria: C
  /** The criteria without what the cards choose. */
  others: C
  /** Some of the cards are chosen. */
  isChosen: boolean
  enabled: boolean
  ask: (criteria: C) => Query<L>
  /** How the server refuses what is too long. */
  overCap: string
}

export interface FoundList<L extends Listing> {
  list: L | undefined
  /** The list holds the rows of every card, so that choosing one asks nobody. */
  isWhole: boolean
  /** What the list answers to, as one text. */
  question: string
  isAsking: boolean
  error: Error | null
  askAgain: () => unknown
}

/**
 * The rows that fit the criteria, whatever the cards choose, where they are few enough to list: then choosing a card asks
 * nobody. Where they are not, those of the chosen cards are asked for.
 */
export function useCappedList<C extends object, L extends Listing>(options: CappedListOptions<C, L>): FoundList<L> {
  const { criteria, others, isChosen, enabled, overCap } = options
  const listing = { structuralSharing: false }
  const whole: UseQueryResult<L> = useQuery({ ...options.ask(others), ...listing, enabled })
  const isOver = codeOf(whole.error) === overCap
  const isPart = enabled && isOver && isChosen
  const part: UseQueryResult<L> = useQuery({ ...options.ask(criteria), ...listing, enabled: isPart })
  const query = isPart ? part : whole
  return {
    list: isOver && !isPart ? undefined : query.data,
    isWhole: !isOver,
    question: JSON.stringify(isPart ? criteria : others),
    isAsking: query.isFetching,
    error: query.error,
    askAgain: query.refetch,
  }
}
