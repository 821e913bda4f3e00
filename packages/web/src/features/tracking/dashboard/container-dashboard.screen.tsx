import { dashboardNumberKinds, PASTE_LIMIT } from '@fairway/contract/tracking/dashboard.words'
import { useState } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { lateDialog } from '../../../ui/late-dialog.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import { BoardAge, BoardNews } from '../../../ui/listing/board-notes.tsx'
import { CriteriaBar } from '../../../ui/listing/criteria-bar.tsx'
import type { ListAddress, OnAddress } from '../../../ui/listing/list-address.rules.ts'
import { ListFrame } from '../../../ui/listing/list-frame.tsx'
import type { PasteDialogProps } from '../../../ui/listing/paste-dialog.tsx'
import { ContainerTracking } from './container-tracking.tsx'
import { criteriaChips } from './criteria-chips.rules.ts'
import { DashboardContent } from './dashboard-content.tsx'
import type { EstimatingNoteProps } from './estimating-note.tsx'
import type { FilterDialogProps } from './filter-dialog.tsx'
import { StageStrip } from './stage-strip.tsx'
import { useDashboard } from './use-dashboard.ts'

type Kind = (typeof dashboardNumberKinds)[number]
const FilterDialog = lateDialog<FilterDialogProps>(async () => (await import('./filter-dialog.tsx')).FilterDialog)
const EstimatingNote = latePart<EstimatingNoteProps>(async () => (await import('./estimating-note.tsx')).EstimatingNote)
const PasteDialog = lateDialog<PasteDialogProps<Kind>>(
  async () => (await import('../../../ui/listing/paste-dialog.tsx')).PasteDialog,
)

interface Props {
  address: ListAddress
  onAddress: OnAddress
}

/** The boxes of everybody's working day: how many are in which stage, which of them, and all that is known of each. */
export function ContainerDashboardScreen({ address, onAddress }: Props) {
  const { t } = useTranslation('containerDashboard')
  const { t: listing } = useTranslation('listing')
  const board = useDashboard(address, onAddress)
  const { words, criteria, change, held, isAnswer } = board
  const [dialog, setDialog] = useState<'filter' | 'paste'>()
  const close = () => setDialog(undefined)
  const search = (next: typeof criteria) => {
    close()
    change(next)
  }
  return (
    <>
      <ListFrame
        title={t('title')}
        name="gridPrefCD"
        fileName={t('fileName')}
        grid={board.grid}
        address={address}
        criteria={criteria}
        onOpenView={board.openView}
        updatedAt={held && isAnswer ? held.newest.lastUpdateTs : undefined}
        strip={
          <StageStrip
            counts={board.counts}
            isCounting={board.isCounting}
            chosen={criteria.stages ?? []}
            onChoose={board.choose}
          />
        }
        criteriaBar={
          <CriteriaBar
            chips={criteriaChips(criteria, words, listing)}
            wrong={board.wrong}
            onChange={change}
            onClear={() => change(criteria.stages ? { stages: criteria.stages } : {})}
            onFilter={() => setDialog('filter')}
            onPaste={() => setDialog('paste')}
          />
        }
        notes={
          <>
            <BoardNews board={board} />
            <span className="visually-hidden" role="status">
              {board.estimating && t('estimate.counting')}
            </span>
            {board.estimating && <EstimatingNote estimating={board.estimating} />}
            <ContainerTracking board={board} />
          </>
        }
      >
        <BoardAge board={board} />
        <DashboardContent board={board} onFilter={() => setDialog('filter')} onPaste={() => setDialog('paste')} />
      </ListFrame>
      {dialog === 'filter' && <FilterDialog criteria={criteria} words={words} onSearch={search} onClose={close} />}
      {dialog === 'paste' && (
        <PasteDialog
          numbers={criteria.numbers ?? []}
          kinds={dashboardNumberKinds}
          limit={PASTE_LIMIT}
          label={t('paste.field')}
          none={t('paste.none')}
          onSearch={(found) => search({ ...criteria, ...found })}
          onClose={close}
        />
      )}
    </>
  )
}
