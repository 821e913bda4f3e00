import type { DashboardCards, DashboardReply, RefDataReply } from '@fairway/contract/tracking/dashboard.schema'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard.words'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { Failure } from '../../../platform/failure.ts'

export type DashboardList = DashboardReply
export type RefData = RefDataReply

/** Names of places and equipment change about as often as ports are built. */
const NAMES_STALE_MS = 60 * 60 * 1000

export const codeOf = (error: unknown) => (error instanceof Failure ? error.answer.errorCode : undefined)

/** The answer that none of the numbers has a box to show. */
export const isNotFound = (error: unknown) => /^CS000[1-6]$/.test(codeOf(error) ?? '')

export interface FoundContainers {
  list: DashboardList | undefined
  /** The list holds the boxes of every stage, so that choosing one asks nobody. */
  isWhole: boolean
  /** There are too many to list; the cards lead on. */
  isOverCap: boolean
  cards: DashboardCards['cards'] | undefined
  /** What the newest answer says of estimates that are under way. */
  told: Pick<DashboardCards, 'estimating' | 'lastUpdateTs'> | undefined
  /** The cards are being counted although there is no list. */
  isCounting: boolean
  /** What the list answers to, as one text. */
  question: string
  isAsking: boolean
  error: Error | null
  askAgain: () => unknown
}

/**
 * The boxes that fit the criteria, of all stages where they are few enough to list. Where they are not, the server
 * counts them per stage and lists those of the stages that were chosen.
 */
export function useContainers(criteria: DashboardCriteria, enabled: boolean): FoundContainers {
  const { stages = [], ...others } = criteria
  const listing = { structuralSharing: false }
  const whole = useQuery({ ...ask('POST /api/cargo/containers', { body: others }), ...listing, enabled })
  const isOver = codeOf(whole.error) === 'CS0009'
  const isPart = enabled && isOver && stages.length > 0
  const part = useQuery({ ...ask('POST /api/cargo/containers', { body: criteria }), ...listing, enabled: isPart })
  const counted = useQuery({ ...ask('POST /api/cargo/dashboard', { body: others }), enabled: enabled && isOver })
  const asked = isPart ? part : whole
  return {
    list: isOver && !isPart ? undefined : asked.data,
    isWhole: !isOver,
    isOverCap: isOver && codeOf(asked.error) === 'CS0009',
    cards: isOver ? counted.data?.cards : undefined,
    told: (isOver ? counted : asked).data,
    isCounting: isOver && counted.isFetching,
    question: JSON.stringify(isPart ? criteria : others),
    isAsking: asked.isFetching,
    error: asked.error,
    askAgain: asked.refetch,
  }
}

/** Names in all languages, so that another language needs no further call. */
export const useNames = () =>
  useQuery({ ...ask('GET /api/cargo/translateRefData', {}), staleTime: NAMES_STALE_MS, structuralSharing: false })

/** What the criteria can be chosen from. */
export function useChoices() {
  const vvds = useQuery(ask('GET /api/cargo/vvds', {}))
  const places = useQuery(ask('GET /api/cargo/location', {}))
  return { vvds: vvds.data?.vvds ?? [], places: places.data }
}
