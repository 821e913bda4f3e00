import type { DashboardCards, Estimating } from '@fairway/contract/tracking/dashboard.schema'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard.values'
import { checkCriteria, readCriteria } from '@fairway/contract/tracking/dashboard-criteria.rules'
import type { Stage } from '@fairway/contract/tracking/tracking.values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { quietly, send } from '../../../platform/api.ts'
import { createListCache } from '../../../ui/listing/cached-listing.ts'
import type { ListAddress, OnAddress } from '../../../ui/listing/list-address.rules.ts'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { noColumns } from '../../../ui/listing/listing.ts'
import { type ListPageDefinition, useListPage } from '../../../ui/listing/use-list-page.ts'
import { type DashboardList, type FoundContainers, isNotFound, useContainers } from './dashboard-calls.ts'
import { columnsOf, rowsOf } from './dashboard-columns.tsx'
import { type DashboardLabels, useDashboardLabels } from './dashboard-words.ts'
import { countStages, keyOf } from './list-keys.rules.ts'

const CARDS = 'POST /api/cargo/dashboard'
const EVERY_MS = 3_000

type EstimateStatus = Pick<DashboardCards, 'estimating' | 'lastUpdateTs'>

/** How far the estimates have followed a changed rule: an answer told that they do, the counts are asked until they have. */
function useEstimating(
  estimateStatus: EstimateStatus | undefined,
  { stages: _any, ...criteria }: DashboardCriteria,
): Estimating {
  const client = useQueryClient()
  const begun = estimateStatus?.estimating ?? null
  const { data } = useQuery({
    queryKey: ['estimating', estimateStatus?.lastUpdateTs, criteria],
    queryFn: ({ signal }) => send(CARDS, { body: criteria }, { signal, quiet: true }), // nobody did anything
    enabled: begun !== null,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.estimating === null ? false : EVERY_MS),
  })
  const isOver = begun !== null && data?.estimating === null
  useEffect(() => {
    if (!isOver) return
    const isOfDashboard = ({ queryKey: [call] }: { queryKey: readonly unknown[] }) =>
      call === 'POST /api/cargo/containers' || call === CARDS
    void quietly(() => client.invalidateQueries({ predicate: isOfDashboard, refetchType: 'active' }))
  }, [isOver, client])
  return data && begun ? data.estimating : begun
}

/** What the page reads of every list; an answer that was kept before they had one of them is not shown. */
const fields: (keyof DashboardList['columns'])[] = [
  'containerNo', 'bookingNo', 'blNumbers', 'ediRef', 'equipment', 'stage', 'availability', 'availabilityBasis', 'load',
  'eventKind', 'eventLoad', 'eventMode', 'eventAt', 'eventPlace', 'vvd', 'vessel', 'shipment', 'portOfLoading',
  'portOfDischarge', 'destination', 'departureAt', 'departureBasis', 'arrivalAt', 'arrivalBasis', 'availableAt',
  'deliveryAt', 'estimateRule', 'lastFreeOn', 'lastFreeBasis', 'freeDays', 'detentionDays', 'detentionAmount', 'detentionCurrency',
  'returnedAt', 'seal', 'weightKg', 'temperature', 'temperatureUnit', 'ventilation', 'hazardous', 'redHolds', 'shipper',
  'consignee',
] // biome-ignore format: seven lines of names

const cachedContainers = createListCache<DashboardList>('containerDashboard', { fields, parts: ['missing'] })

type Field = keyof DashboardList['columns']

/** Fields that show in a column of another name. */
const columnAliases = new Map<string, string>(
  Object.entries({
    eventKind: 'event',
    eventLoad: 'event',
    eventMode: 'event',
    eventPlace: 'location',
    redHolds: 'holds',
    availabilityBasis: 'availability',
    temperatureUnit: 'temperature',
  } satisfies Partial<Record<Field, string>>),
)

/** In which column of the grid a reader sees that a field has changed. */
const columnOf = (field: string): string => columnAliases.get(field) ?? field

/** Stands for a list until there is one. */
const emptyList: DashboardList = {
  columns: noColumns<DashboardList>(),
  rows: 0,
  lastUpdateTs: '',
  missing: [],
  estimating: null,
  asOf: '',
  liveFrom: '1',
  watch: 'own/none',
}

const noStages: Stage[] = []

const definition: ListPageDefinition<DashboardCriteria, DashboardList, DashboardLabels, FoundContainers> = {
  name: 'gridPrefCD',
  empty: emptyList,
  columnsOf,
  rowsOf,
  keyOf,
  columnOf,
  isOf: ({ columns }, row, stages) => stages.includes(columns.stage[row] ?? ''),
  read: readCriteria,
  check: checkCriteria,
  cache: cachedContainers,
  useFound: useContainers,
  chosenIn: ({ stages = noStages }) => stages,
}

/** The boxes of a person: what is shared by all dashboards, with the stages and what is told of estimates. */
export function useDashboard(address: ListAddress, onAddress: OnAddress) {
  const labels = useDashboardLabels(useNames().data)
  const listPage = useListPage({ definition, address, onAddress, labels })
  const { criteria, found, buffered, isAnswer, errors, isLost } = listPage
  const { cards, isWhole } = found
  const estimating = useEstimating(found.estimateStatus, criteria)
  const isNothing = !isAnswer && isNotFound(found.error)
  const counts = useMemo(() => {
    if (cards) return Object.fromEntries(cards.map(({ stage, count }) => [stage, count])) as Record<Stage, number> // of each
    if (buffered && isAnswer && isWhole) return countStages(buffered.newest)
    return isNothing ? countStages(emptyList) : undefined
  }, [cards, buffered, isAnswer, isWhole, isNothing])
  const choose = (next: Stage[]) => {
    const { stages: _former, ...others } = criteria
    listPage.choose(next.length > 0 ? { ...others, stages: next } : others)
  }
  return {
    ...listPage,
    choose,
    estimating,
    counts,
    isCounting: errors.length === 0 && !isLost && (!found.error || found.isCounting),
  }
}
export type Dashboard = ReturnType<typeof useDashboard>
