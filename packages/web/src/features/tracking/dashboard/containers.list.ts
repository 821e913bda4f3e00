import { isContainerNumber, showContainerNumber } from '@fairway/contract/shared/container-number'
import type { DashboardCards, DashboardReply } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import {
  type DashboardCriteria,
  dashboardDates,
  dashboardNumberKinds,
  PASTE_LIMIT,
} from '@fairway/contract/tracking/dashboard/dashboard.values'
import { checkCriteria, readCriteria } from '@fairway/contract/tracking/dashboard/dashboard-criteria.rules'
import { holdTypes, stages } from '@fairway/contract/tracking/tracking.values'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import type { Translate } from '../../../platform/language/translate.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { cardsBy, defineList } from '../../../ui/listing/define-list.ts'
import { choices, numbers, type RouteChoices, range, route, sailedDays } from '../../../ui/listing/filter-fields.ts'
import { type ListLabels, type OwnTexts, useListLabels, useOwnTexts } from '../../../ui/listing/list-labels.ts'
import { usualTexts } from '../../../ui/listing/list-texts.ts'
import { ContainerCard } from './containers.card.tsx'
import { columnsOf } from './containers.columns.tsx'
import { inDetention, keyOf, openStages, viewCriteria } from './containers.rules.ts'

/** How the dashboard speaks, with the vocabulary of tracking. */
export interface ContainerLabels extends ListLabels, OwnTexts<'containerDashboard'> {
  tracking: Translate<'tracking'>
}

function useContainerLabels(): ContainerLabels {
  const labels = useListLabels()
  const texts = useOwnTexts('containerDashboard')
  const { t: tracking } = useTranslation('tracking')
  return useMemo(() => ({ ...labels, ...texts, tracking }), [labels, texts, tracking])
}

function useContainerChoices(): RouteChoices {
  const vvds = useQuery(apiQuery('GET /api/cargo/vvds', {}))
  const places = useQuery(apiQuery('GET /api/cargo/location', {}))
  return { vvds: vvds.data?.vvds ?? [], ...places.data }
}

export const countCall = (body: DashboardCriteria) => apiQuery('POST /api/cargo/dashboard', { body })

const countsOf = ({ cards }: DashboardCards) => Object.fromEntries(cards.map(({ stage, count }) => [stage, count]))

/** The containers of a person, with how many of them are in which stage. */
export const containerList = defineList<DashboardCriteria, DashboardReply, ContainerLabels, RouteChoices>({
  name: 'gridPrefCD',
  icon: 'container',
  call: (body) => apiQuery('POST /api/cargo/containers', { body }),
  count: (body) => ({ ...countCall(body), select: countsOf }),
  refusals: {
    over: 'CS0009',
    missing: ['CS0001', 'CS0002', 'CS0003', 'CS0004', 'CS0005', 'CS0006'],
    denied: ['CS0007', 'CS0008', 'GE0004', 'GE0005'],
  },
  criteria: { read: readCriteria, check: checkCriteria },
  filter: [
    numbers((number) => (isContainerNumber(number) ? showContainerNumber(number) : number)),
    sailedDays(),
    ...route<ContainerLabels, RouteChoices>(),
    range(dashboardDates, { usual: 'arrival', textOf: ({ t }, date) => t(`criteria.dates.${date}`) }),
    choices('redHolds', holdTypes, {
      label: ({ t }) => t('criteria.redHolds'),
      textOf: ({ tracking }, hold) => tracking(`words.holds.${hold}`),
      column: 'holds',
    }),
    choices('stages', stages, {
      label: ({ t }) => t('criteria.stages'),
      textOf: ({ tracking }, stage) => tracking(`words.stages.${stage}`),
      column: 'stage',
      together: { values: openStages, text: ({ t }) => t('criteria.open') },
    }),
  ],
  useChoices: useContainerChoices,
  paste: { kinds: dashboardNumberKinds, limit: PASTE_LIMIT },
  cards: [
    cardsBy('stages', stages, {
      of: ({ columns }, row) => [columns.stage[row]],
      textOf: ({ tracking }, stage) => tracking(`words.stages.${stage}`),
      blocked: ['Hold'],
      open: openStages,
    }),
  ],
  views: [
    { id: 'open', name: ({ t }) => t('views.open'), criteria: viewCriteria.open },
    { id: 'lastFreeThisWeek', name: ({ t }) => t('views.lastFreeThisWeek'), criteria: viewCriteria.lastFreeThisWeek },
    { id: 'customsHold', name: ({ t }) => t('views.customsHold'), criteria: viewCriteria.customsHold },
    {
      id: 'arrivingSoon',
      name: ({ t }) => t('views.arrivingSoon'),
      criteria: viewCriteria.arrivingSoon,
      sort: [{ id: 'arrivalAt', descending: false }],
    },
    {
      id: 'detentionRunning',
      name: ({ t }) => t('views.detentionRunning'),
      criteria: viewCriteria.detentionRunning,
      filters: inDetention,
      sort: [{ id: 'detentionDays', descending: true }],
    },
  ],
  sort: [
    { id: 'lastFreeOn', descending: false },
    { id: 'holds', descending: true },
    { id: 'arrivalAt', descending: false },
  ],
  useLabels: useContainerLabels,
  texts: ({ t }) => ({
    ...usualTexts(t),
    selected: (shown) => t('selected', { shown }),
    paste: { field: t('paste.field'), none: t('paste.none'), why: t('missing.why') },
  }),
  columns: columnsOf,
  shownIn: {
    eventKind: 'event',
    eventLoad: 'event',
    eventMode: 'event',
    eventPlace: 'location',
    redHolds: 'holds',
    availabilityBasis: 'availability',
    temperatureUnit: 'temperature',
  },
  keyOf,
  hrefOf: ({ columns: c }, row) => `/containerDetails/${c.bookingNo[row]}/${c.containerNo[row]}`,
  card: ContainerCard,
  cache: {
    name: 'containerDashboard',
    fields: [
      'containerNo', 'bookingNo', 'blNumbers', 'ediRef', 'equipment', 'stage', 'availability', 'availabilityBasis', 'load',
      'eventKind', 'eventLoad', 'eventMode', 'eventAt', 'eventPlace', 'vvd', 'vessel', 'shipment', 'portOfLoading',
      'portOfDischarge', 'destination', 'departureAt', 'departureBasis', 'arrivalAt', 'arrivalBasis', 'availableAt',
      'deliveryAt', 'estimateRule', 'lastFreeOn', 'lastFreeBasis', 'freeDays', 'detentionDays', 'detentionAmount', 'detentionCurrency', 'freeTimeBasis',
      'returnedAt', 'seal', 'weightKg', 'temperature', 'temperatureUnit', 'ventilation', 'hazardous', 'redHolds', 'shipper',
      'consignee',
    ], // biome-ignore format: seven lines of names
    parts: ['missing'],
  },
  empty: { estimating: null },
})
