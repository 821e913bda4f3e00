import { useEffect, useState } from 'react'
import { setPageTitle } from '../../../platform/page-title.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { FilterChips } from '../../../ui/grid/tools/filter-chips.tsx'
import { GridTools } from '../../../ui/grid/tools/grid-tools.tsx'
import { SavedViews } from '../../../ui/grid/views/saved-views.tsx'
import { lateDialog } from '../../../ui/late-dialog.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import css from './container-dashboard.module.css'
import { ContainerTracking } from './container-tracking.tsx'
import { CriteriaBar } from './criteria-bar.tsx'
import { type DashboardAddress, isBare } from './dashboard-address.rules.ts'
import { DashboardContent } from './dashboard-content.tsx'
import type { EstimatingNoteProps } from './estimating-note.tsx'
import type { FilterDialogProps } from './filter-dialog.tsx'
import { KeptNote } from './kept-note.tsx'
import { LastUpdate } from './last-update.tsx'
import type { LiveNotesProps } from './live-notes.tsx'
import type { PasteDialogProps } from './paste-dialog.tsx'
import { StageStrip } from './stage-strip.tsx'
import { useDashboard } from './use-dashboard.ts'
import type { OnAddress } from './use-dashboard-criteria.ts'

const FilterDialog = lateDialog<FilterDialogProps>(async () => (await import('./filter-dialog.tsx')).FilterDialog)
const LiveNotes = latePart<LiveNotesProps>(async () => (await import('./live-notes.tsx')).LiveNotes)
const EstimatingNote = latePart<EstimatingNoteProps>(async () => (await import('./estimating-note.tsx')).EstimatingNote)
const PasteDialog = lateDialog<PasteDialogProps>(async () => (await import('./paste-dialog.tsx')).PasteDialog)

interface Props {
  address: DashboardAddress
  onAddress: OnAddress
}

/** The boxes of everybody's working day: how many are in which stage, which of them, and all that is known of each. */
export function ContainerDashboardScreen({ address, onAddress }: Props) {
  const { t } = useTranslation('containerDashboard')
  const board = useDashboard(address, onAddress)
  const { words, criteria, change, held, grid, found, isKept, isAnswer } = board
  const [dialog, setDialog] = useState<'filter' | 'paste'>()
  // whoever comes without an address begins with the view of their choice, and only without one where they were last
  const [cameBare] = useState(() => isBare(address))
  const close = () => setDialog(undefined)
  const search = (next: typeof criteria) => {
    close()
    change(next)
  }
  useEffect(() => setPageTitle(t('title')), [t])
  return (
    <>
      <div className={css.page}>
        <div className={css.head}>
          <h1 className={css.title} tabIndex={-1}>
            {t('title')}
          </h1>
          <SavedViews
            name="gridPrefCD"
            criteria={criteria}
            state={grid.state}
            openedId={grid.openedViewId}
            openFirst={cameBare ? grid.firstViewId : undefined}
            onOpen={(view, look) => board.openView(view.content.criteria, look)}
            onLeave={() => board.openView({})}
          />
          <span className={css.rest}>
            {held && isAnswer && <LastUpdate at={held.newest.lastUpdateTs} />}
            <GridTools
              name="gridPrefCD"
              columns={grid.columns}
              rows={grid.rows}
              shown={grid.shown}
              state={grid.state}
              onState={grid.setState}
              onReset={grid.reset}
              fileName={t('fileName')}
            />
          </span>
        </div>
        <StageStrip
          counts={board.counts}
          isCounting={board.isCounting}
          chosen={criteria.stages ?? []}
          onChoose={board.choose}
        />
        <div className={css.bar}>
          <CriteriaBar
            criteria={criteria}
            words={words}
            wrong={board.wrong}
            onChange={change}
            onFilter={() => setDialog('filter')}
            onPaste={() => setDialog('paste')}
          />
          <FilterChips columns={grid.columns} rows={grid.rows} state={grid.state} onState={grid.setState} />
          <span role="status">
            {held && isAnswer && held.fresh + held.gone + held.marks.size > 0 && (
              <LiveNotes held={held} onShow={board.adoptNew} onSeen={() => board.seen()} />
            )}
          </span>
          <span className="visually-hidden" role="status">
            {board.estimating && t('estimate.counting')}
          </span>
          {board.estimating && <EstimatingNote estimating={board.estimating} />}
          <ContainerTracking board={board} />
        </div>
        {held && isAnswer && (isKept || found.error) && (
          <KeptNote at={held.newest.lastUpdateTs} error={found.error} onRetry={() => void found.askAgain()} />
        )}
        <DashboardContent board={board} onFilter={() => setDialog('filter')} onPaste={() => setDialog('paste')} />
      </div>
      {dialog === 'filter' && <FilterDialog criteria={criteria} words={words} onSearch={search} onClose={close} />}
      {dialog === 'paste' && <PasteDialog criteria={criteria} onSearch={search} onClose={close} />}
    </>
  )
}
