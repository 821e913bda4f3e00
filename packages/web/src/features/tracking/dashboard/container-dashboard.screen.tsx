import { TRACKING_LIMIT } from '@fairway/contract/shared/search-number'
import { dashboardNumberKinds, PASTE_LIMIT } from '@fairway/contract/tracking/dashboard.words'
import { useCallback } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { lateDialog } from '../../../ui/late-dialog.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import { BoardPage } from '../../../ui/listing/board-page.tsx'
import type { ListAddress, OnAddress } from '../../../ui/listing/list-address.rules.ts'
import { ContainerCard } from './container-card.tsx'
import { ContainerTracking } from './container-tracking.tsx'
import { criteriaChips } from './criteria-chips.rules.ts'
import { refusals } from './dashboard-calls.ts'
import type { EstimatingNoteProps } from './estimating-note.tsx'
import type { FilterDialogProps } from './filter-dialog.tsx'
import { StageStrip } from './stage-strip.tsx'
import { useDashboard } from './use-dashboard.ts'

const FilterDialog = lateDialog<FilterDialogProps>(async () => (await import('./filter-dialog.tsx')).FilterDialog)
const EstimatingNote = latePart<EstimatingNoteProps>(async () => (await import('./estimating-note.tsx')).EstimatingNote)

interface Props {
  address: ListAddress
  onAddress: OnAddress
}

/** The boxes of everybody's working day: how many are in which stage, which of them, and all that is known of each. */
export function ContainerDashboardScreen({ address, onAddress }: Props) {
  const { t: listing } = useTranslation('listing')
  const board = useDashboard(address, onAddress)
  const { words, criteria, list, estimating } = board
  const { t } = words
  const card = useCallback((row: number) => <ContainerCard list={list} row={row} words={words} />, [list, words])
  return (
    <BoardPage
      board={board}
      address={address}
      name="gridPrefCD"
      icon="container"
      say={(text) => t(text)}
      refusals={refusals}
      limit={TRACKING_LIMIT}
      card={card}
      strip={
        <StageStrip
          counts={board.counts}
          isCounting={board.isCounting}
          chosen={criteria.stages ?? []}
          onChoose={board.choose}
        />
      }
      chips={criteriaChips(criteria, words, listing)}
      ofCards={criteria.stages ? { stages: criteria.stages } : {}}
      notes={
        <>
          <span className="visually-hidden" role="status">
            {estimating && t('estimate.counting')}
          </span>
          {estimating && <EstimatingNote estimating={estimating} />}
          <ContainerTracking board={board} />
        </>
      }
      paste={{
        kinds: dashboardNumberKinds,
        limit: PASTE_LIMIT,
        label: t('paste.field'),
        none: t('paste.none'),
        why: t('missing.why'),
      }}
      filter={(dialog) => <FilterDialog words={words} {...dialog} />}
    />
  )
}
