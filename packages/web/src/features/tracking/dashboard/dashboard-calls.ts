import type { DashboardCards, DashboardReply, RefDataReply } from '@fairway/contract/tracking/dashboard.schema'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard.values'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api.ts'
import { useOwnTopic } from '../../../platform/use-own-topic.ts'
import { codeOf, type FoundList, useCappedList } from '../../../ui/listing/list-calls.ts'
import type { RefusalCodes } from '../../../ui/listing/list-content.tsx'

export type DashboardList = DashboardReply
export type RefData = RefDataReply

export const refusals: RefusalCodes = {
  over: ['CS0009'],
  missing: ['CS0001', 'CS0002', 'CS0003', 'CS0004', 'CS0005', 'CS0006'],
  denied: ['CS0007', 'CS0008', 'GE0004', 'GE0005'],
}

/** The answer that none of the numbers has a box to show. */
export const isNotFound = (error: unknown) => refusals.missing.includes(codeOf(error) ?? '')

export interface FoundContainers extends FoundList<DashboardList> {
  cards: DashboardCards['cards'] | undefined
  /** What the newest answer says of estimates that are under way. */
  estimateStatus: Pick<DashboardCards, 'estimating' | 'lastUpdateTs'> | undefined
  /** The cards are being counted although there is no list. */
  isCounting: boolean
}

/** The boxes that fit the criteria; where they are too many to list, the server counts them per stage. */
export function useContainers(criteria: DashboardCriteria, enabled: boolean): FoundContainers {
  const { stages = [], ...others } = criteria
  const found = useCappedList({
    criteria,
    others,
    isChosen: stages.length > 0,
    enabled,
    overCap: 'CS0009',
    ask: (body) => apiQuery('POST /api/cargo/containers', { body }),
  })
  const isOver = !found.isWhole
  const counted = useQuery({ ...apiQuery('POST /api/cargo/dashboard', { body: others }), enabled: enabled && isOver })
  useOwnTopic(found.list, isOfDashboard)
  return {
    ...found,
    cards: isOver ? counted.data?.cards : undefined,
    estimateStatus: isOver ? counted.data : found.list,
    isCounting: isOver && counted.isFetching,
  }
}
const isOfDashboard = (call: unknown) => call === 'POST /api/cargo/containers' || call === 'POST /api/cargo/dashboard'

/** What the criteria can be chosen from. */
export function useChoices() {
  const vvds = useQuery(apiQuery('GET /api/cargo/vvds', {}))
  const places = useQuery(apiQuery('GET /api/cargo/location', {}))
  return { vvds: vvds.data?.vvds ?? [], places: places.data }
}
