import { useEffect, useMemo, useState } from 'react'
import { setPageTitle } from '../../../platform/page-title.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { FilterChips } from '../../../ui/grid/tools/filter-chips.tsx'
import { GridTools } from '../../../ui/grid/tools/grid-tools.tsx'
import { SavedViews } from '../../../ui/grid/views/saved-views.tsx'
import { lateDialog } from '../../../ui/late-dialog.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { requestPath } from '../request-links.ts'
import { CriteriaBar } from './criteria-bar.tsx'
import type { FilterDialogProps } from './filter-dialog.tsx'
import { RequestBar } from './request-bar.tsx'
import { isBare, type ListAddress } from './request-criteria.rules.ts'
import css from './request-list.module.css'
import { RequestRows } from './request-rows.tsx'
import { StatusStrip } from './status-strip.tsx'
import { type OnAddress, useRequestList } from './use-request-list.ts'

const FilterDialog = lateDialog<FilterDialogProps>(async () => (await import('./filter-dialog.tsx')).FilterDialog)

interface Props {
  address: ListAddress
  onAddress: OnAddress
}

/** All requests of a person's organisations: how many stand where, which of them, and what can be done to each. */
export function RequestListScreen({ address, onAddress }: Props) {
  const { t } = useTranslation('bookings')
  const board = useRequestList(address, onAddress)
  const { words, criteria, change, list, grid, found } = board
  const [isFiltering, setIsFiltering] = useState(false)
  const [chosenKey, setChosenKey] = useState<string>()
  // whoever comes without an address begins with the view of their choice, and only without one where they were last
  const [cameBare] = useState(() => isBare(address))
  useEffect(() => setPageTitle(t('list.title')), [t])
  const chosenRow = useMemo(() => {
    const row = chosenKey === undefined ? -1 : list.columns.id.indexOf(Number(chosenKey))
    return row < 0 ? undefined : row
  }, [chosenKey, list])
  return (
    <>
      <div className={css.page}>
        <div className={css.head}>
          <h1 className={css.title} tabIndex={-1}>
            {t('list.title')}
          </h1>
          <SavedViews
            name="gridPrefBR"
            criteria={criteria}
            state={grid.state}
            openedId={grid.openedViewId}
            openFirst={cameBare ? grid.firstViewId : undefined}
            onOpen={(view, look) => board.openView(view.content.criteria, look)}
            onLeave={() => board.openView({})}
          />
          <span className={css.rest}>
            <GridTools
              name="gridPrefBR"
              columns={grid.columns}
              rows={grid.rows}
              shown={grid.shown}
              state={grid.state}
              onState={grid.setState}
              onReset={grid.reset}
              fileName={t('list.fileName')}
            />
          </span>
          <PageLink href={requestPath('new')} className={buttonClass({ look: 'primary', small: true }, css.new)}>
            {t('list.new')}
          </PageLink>
        </div>
        <StatusStrip
          counts={board.counts}
          isCounting={found.isAsking}
          chosen={criteria.statuses ?? []}
          onChoose={board.choose}
        />
        <div className={css.bar}>
          <CriteriaBar criteria={criteria} words={words} onChange={change} onFilter={() => setIsFiltering(true)} />
          <FilterChips columns={grid.columns} rows={grid.rows} state={grid.state} onState={grid.setState} />
          {found.list && (
            <span className={css.count} role="status">
              {t('list.found', { count: grid.shown.length })}
            </span>
          )}
        </div>
        {chosenRow !== undefined && (
          <RequestBar list={list} row={chosenRow} words={words} onDone={() => setChosenKey(undefined)} />
        )}
        <RequestRows
          board={board}
          chosenKey={chosenRow === undefined ? undefined : chosenKey}
          onChoose={setChosenKey}
          onFilter={() => setIsFiltering(true)}
        />
      </div>
      {isFiltering && (
        <FilterDialog
          criteria={criteria}
          words={words}
          onClose={() => setIsFiltering(false)}
          onSearch={(next) => {
            setIsFiltering(false)
            change(next)
          }}
        />
      )}
    </>
  )
}
