import { isContainerNumber, showContainerNumber } from '@fairway/contract/shared/container-number'
import { TRACKING_LIMIT } from '@fairway/contract/shared/search-number'
import { type DashboardCriteria, dashboardNumberKinds, PASTE_LIMIT } from '@fairway/contract/tracking/dashboard.values'
import { type Stage, stages } from '@fairway/contract/tracking/tracking.values'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { listQuery } from '../../../platform/paths.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { figure } from '../../../ui/figure.rules.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { type CriterionChip, chipLabels, chipsOf, vesselText } from '../../../ui/listing/criteria-chips.ts'
import type { ListAddress, OnAddress } from '../../../ui/listing/list-address.rules.ts'
import { ListCount } from '../../../ui/listing/list-frame.tsx'
import { ListPage } from '../../../ui/listing/list-page.tsx'
import { SummaryCards } from '../../../ui/summary-cards.tsx'
import { ContainerCard } from './container-card.tsx'
import { refusals } from './dashboard-calls.ts'
import type { DashboardLabels } from './dashboard-words.ts'
import type { EstimatingNoteProps } from './estimating-note.tsx'
import type { FilterDialogProps } from './filter-dialog.tsx'
import { type Dashboard, useDashboard } from './use-dashboard.ts'

/** What a list is narrowed by, one chip for each criterion; stages have their cards. */
function criteriaChips(
  criteria: DashboardCriteria,
  labels: DashboardLabels,
  listing: TFunction<'listing'>,
): CriterionChip<DashboardCriteria>[] {
  const { t, tracking, place } = labels
  const { numbers = [], numberType, sailedDays, dateOf, from = '', to = '', redHolds } = criteria
  const say = chipLabels(listing)
  const { chips, add, addSome } = chipsOf(criteria, say)
  if (numberType && numbers.length > 0)
    add(listing(`criteria.numbers.${numberType}`), say.numbers(numbers.map(formatNumber)), 'numbers', 'numberType')
  if (sailedDays !== undefined) add(listing('criteria.vessel'), vesselText(sailedDays, listing), 'sailedDays')
  addSome(listing('criteria.vvds'), criteria.vvds, 'vvds')
  for (const field of ['portsOfLoading', 'portsOfDischarge', 'destinations'] as const)
    addSome(listing(`criteria.${field}`), criteria[field]?.map(place), field)
  if (dateOf && (from !== '' || to !== ''))
    add(t(`criteria.dates.${dateOf}`), say.range(from, to), 'dateOf', 'from', 'to')
  addSome(
    t('criteria.redHolds'),
    redHolds?.map((hold) => tracking(`words.holds.${hold}`)),
    'redHolds',
  )
  return chips
}

const formatNumber = (number: string) => (isContainerNumber(number) ? showContainerNumber(number) : number)

const FilterDialog = lazyDialog<FilterDialogProps>(async () => (await import('./filter-dialog.tsx')).FilterDialog)
const EstimatingNote = lazyPart<EstimatingNoteProps>(async () => (await import('./estimating-note.tsx')).EstimatingNote)

interface Props {
  address: ListAddress
  onAddress: OnAddress
}

/** The boxes of everybody's working day: how many are in which stage, which of them, and all that is known of each. */
export function ContainerDashboardScreen({ address, onAddress }: Props) {
  const { t: listing } = useTranslation('listing')
  const dashboard = useDashboard(address, onAddress)
  const { labels, criteria, list, estimating } = dashboard
  const { t } = labels
  const card = useCallback((row: number) => <ContainerCard list={list} row={row} labels={labels} />, [list, labels])
  return (
    <ListPage
      listPage={dashboard}
      address={address}
      name="gridPrefCD"
      icon="container"
      say={(text) => t(text)}
      refusals={refusals}
      limit={TRACKING_LIMIT}
      card={card}
      summaryCards={
        <StageSummaryCards
          counts={dashboard.counts}
          isCounting={dashboard.isCounting}
          chosen={criteria.stages ?? []}
          onChoose={dashboard.choose}
        />
      }
      chips={criteriaChips(criteria, labels, listing)}
      ofCards={criteria.stages ? { stages: criteria.stages } : {}}
      notes={
        <>
          <span className="visually-hidden" role="status">
            {estimating && t('estimate.counting')}
          </span>
          {estimating && <EstimatingNote estimating={estimating} />}
          <ContainerTracking dashboard={dashboard} />
        </>
      }
      paste={{
        kinds: dashboardNumberKinds,
        limit: PASTE_LIMIT,
        label: t('paste.field'),
        none: t('paste.none'),
        why: t('missing.why'),
      }}
      filter={(dialog) => <FilterDialog labels={labels} {...dialog} />}
    />
  )
}

/** How many boxes are shown and chosen, and the way to track those. */
function ContainerTracking({ dashboard: { buffered, isAnswer, grid, keys } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('containerDashboard')
  if (!buffered || !isAnswer) return null
  const count = grid.shown.length
  const numbers = [...new Set([...keys].map((key) => key.split(' ')[1] ?? ''))]
  const found = t('found', { count, shown: figure(count) })
  return (
    <ListCount text={keys.size > 0 ? `${found} · ${t('selected', { shown: keys.size })}` : found}>
      {keys.size > 0 && (
        <Link
          to="/containerList/$query"
          params={{ query: listQuery('container', numbers) }}
          className={buttonClass({ variant: 'primary', small: true })}
          title={t('trackLimit', { limit: TRACKING_LIMIT })}
        >
          {t('track', { count: numbers.length })}
        </Link>
      )}
    </ListCount>
  )
}

interface StageSummaryCardsProps {
  /** How many boxes are in each stage, once that is known. */
  counts: Record<Stage, number> | undefined
  isCounting: boolean
  chosen: readonly Stage[]
  onChoose: (stages: Stage[]) => void
}

/** The stages of a journey with how many boxes are in each. */
function StageSummaryCards(props: StageSummaryCardsProps) {
  const { t } = useTranslation('containerDashboard')
  const { t: tracking } = useTranslation('tracking')
  const nameOf = (stage: Stage) => tracking(`words.stages.${stage}`)
  return (
    <SummaryCards
      {...props}
      values={stages}
      nameOf={nameOf}
      blocked="Hold"
      label={t('cards.label')}
      hint={t('cards.hint')}
    />
  )
}
