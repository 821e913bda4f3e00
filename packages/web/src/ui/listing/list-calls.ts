import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../platform/calls/api.ts'
import { Failure } from '../../platform/calls/failure.ts'
import { useOwnTopic } from '../../platform/live/use-own-topic.ts'
import type { ListDefinition, LiveListing } from './define-list.ts'
import type { ListLabels } from './list-labels.ts'

/** Names of places and equipment change about as often as ports are built. */
export const NAMES_STALE_MS = 60 * 60 * 1000

export const codeOf = (error: unknown) => (error instanceof Failure ? error.answer.errorCode : undefined)

/** Names in all languages, so that another language needs no further call. */
export const useNames = () =>
  useQuery({ ...apiQuery('GET /api/cargo/translateRefData', {}), staleTime: NAMES_STALE_MS, structuralSharing: false })

/** A call of the contract as a query. */
export interface Query<R> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<R>
}

/** How many rows belong to each card. */
export type CardCounts = Readonly<Record<string, number>>

/** A call that counts, and how its reply is read. */
export interface CountQuery extends Query<unknown> {
  select(reply: unknown): CardCounts
}

export interface FoundList<L> {
  list: L | undefined
  /** The list holds the rows of every card, so that choosing one asks nobody. */
  isWhole: boolean
  /** What the list answers to, as one text. */
  question: string
  error: Error | null
  askAgain: () => unknown
  /** What the server counted, where there are too many rows to list. */
  counts: CardCounts | undefined
  isCounting: boolean
}

/**
 * The rows that fit the criteria, whatever the cards choose, where they are few enough to list: then choosing a card asks
 * nobody. Where they are not, the server counts them, and those of the chosen cards are asked for. All of it is asked for
 * again when a row changes.
 */
export function useFoundList<C extends object, L extends LiveListing, W extends ListLabels, X>(
  definition: ListDefinition<C, L, W, X>,
  criteria: C,
  enabled: boolean,
): FoundList<L> {
  const { call, count = noCount, cards, refusals, isOfList } = definition
  const chosen = cards.map(({ field }) => field)
  const others = Object.fromEntries(
    Object.entries(criteria).filter(([name]) => !chosen.some((one) => one === name)),
  ) as C // all of it may be left out
  const isChosen = Object.keys(others).length < Object.keys(criteria).length
  const listing = { structuralSharing: false }
  const whole: UseQueryResult<L> = useQuery({ ...call(others), ...listing, enabled })
  const isOver = codeOf(whole.error) === refusals.over
  const isPart = enabled && isOver && isChosen
  const part: UseQueryResult<L> = useQuery({ ...call(criteria), ...listing, enabled: isPart })
  const counted = useQuery({ ...count(others), enabled: enabled && isOver && count !== noCount })
  const query = isPart ? part : whole
  const list = isOver && !isPart ? undefined : query.data
  useOwnTopic(list, isOfList)
  return {
    list,
    isWhole: !isOver,
    question: JSON.stringify(isPart ? criteria : others),
    error: query.error,
    askAgain: query.refetch,
    counts: isOver ? counted.data : undefined,
    isCounting: isOver && counted.isFetching,
  }
}

/** A list whose rows nobody counts. */
const noCount = (): CountQuery => ({ queryKey: ['no count'], queryFn: () => Promise.reject(), select: () => ({}) })
