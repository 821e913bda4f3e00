import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setPageTitle } from '../../../platform/page-title.ts'
import { FilterChips } from '../../../ui/grid/tools/filter-chips.tsx'
import { GridTools } from '../../../ui/grid/tools/grid-tools.tsx'
import { useLater } from '../../../ui/map/use-later.ts'
import css from './container-dashboard.module.css'
import { ContainerTracking } from './container-tracking.tsx'
import { CriteriaBar } from './criteria-bar.tsx'
import type { DashboardAddress } from './dashboard-address.rules.ts'
import { DashboardContent } from './dashboard-content.tsx'
import { KeptNote } from './kept-note.tsx'
import { LastUpdate } from './last-update.tsx'
import { LiveNotes } from './live-notes.tsx'
import { StageStrip } from './stage-strip.tsx'
import { useDashboard } from './use-dashboard.ts'
import type { OnAddress } from './use-dashboard-criteria.ts'

/** Nobody needs a form before the list can be read. */
const loadDialogs = async () => ({
  FilterDialog: (await import('./filter-dialog.tsx')).FilterDialog,
  PasteDialog: (await import('./paste-dialog.tsx')).PasteDialog,
})

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
  const { part: forms } = useLater(loadDialogs)
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
        <StageStrip counts={board.counts} chosen={criteria.stages ?? []} onChoose={board.choose} />
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
          {held && isAnswer && <LiveNotes held={held} onShow={board.adoptNew} onSeen={() => board.seen()} />}
          <ContainerTracking board={board} />
        </div>
        {held && isAnswer && (isKept || found.error) && (
          <KeptNote at={held.newest.lastUpdateTs} error={found.error} onRetry={() => void found.askAgain()} />
        )}
        <DashboardContent board={board} onFilter={() => setDialog('filter')} onPaste={() => setDialog('paste')} />
      </div>
      {forms && dialog === 'filter' && (
        <forms.FilterDialog criteria={criteria} words={words} onSearch={search} onClose={close} />
      )}
      {forms && dialog === 'paste' && <forms.PasteDialog criteria={criteria} onSearch={search} onClose={close} />}
    </>
  )
}
